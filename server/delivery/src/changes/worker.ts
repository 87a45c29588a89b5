import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import { integer, text, withDefault } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { errorCode } from './errorCode';

/**
 * The process that something unfinished belongs to. Several machines or containers may share a data folder, and containers even
 * their name: `host` says in which of them the number counts. `begun` tells a process from a later one of the same number.
 */
export const workerSchema = v.object({ host: text, pid: integer, begun: withDefault(text, '') });

export type Worker = v.InferOutput<typeof workerSchema>;

export function thisWorker(): Worker {
  return { host: hereIs(), pid: process.pid, begun: begunAt(process.pid) };
}

/** Whether a worker is known to be gone. Of another machine or container nothing is known: there only age tells. */
export function isGone({ host, pid, begun }: Worker): boolean {
  if (host !== hereIs()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // One of another user is alive all the same.
    if (errorCode(error) !== 'EPERM') return true;
  }
  return begunAt(pid) !== begun;
}

/** The name of the machine and, where the system tells, the number of the namespace in which process numbers are unique. */
function hereIs(): string {
  try {
    return `${os.hostname()}.${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? ''}`;
  } catch {
    return os.hostname();
  }
}

/** When a process began, in the system's own words; empty where it does not tell. */
function begunAt(pid: number): string {
  try {
    // The second field is the program's name, which may hold anything.
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/);
    return fields.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
