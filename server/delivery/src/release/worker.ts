import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { begunAt, isAlive } from 'server-shared/process/isAlive';
import { integer, text, withDefault } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

/**
 * The process that owns unfinished work. Several machines or containers may share a data folder, and containers even
 * their name, so `host` says where the process number counts. `begun` distinguishes a later process of the same number.
 */
export const workerSchema = v.object({ host: text, pid: integer, begun: withDefault(text, '') });

export type Worker = v.InferOutput<typeof workerSchema>;

export function thisWorker(): Worker {
  return { host: hereIs(), pid: process.pid, begun: begunAt(process.pid) };
}

/** Whether a worker is known to be gone. About another machine or container nothing is known: there only age counts. */
export function isGone({ host, pid, begun }: Worker): boolean {
  return host === hereIs() && !isAlive({ pid, begun });
}

/** The name of the machine and, if the system has it, the number of the process namespace. */
function hereIs(): string {
  try {
    return `${os.hostname()}.${/\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? ''}`;
  } catch {
    return os.hostname();
  }
}
