import os from 'node:os';
import { errorCode } from './errorCode';

/** The process that something unfinished belongs to. Several machines or containers may share a data folder. */
export type Worker = { readonly host: string; readonly pid: number };

export function thisWorker(): Worker {
  return { host: os.hostname(), pid: process.pid };
}

/** Whether a worker is known to be gone. Of another machine nothing is known: there only age tells. */
export function isGone({ host, pid }: Worker): boolean {
  if (host !== os.hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // One of another user is alive all the same.
    return errorCode(error) !== 'EPERM';
  }
}
