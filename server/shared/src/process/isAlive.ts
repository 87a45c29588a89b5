import { readFileSync } from 'node:fs';
import { errorCode } from '../files/errorCode';

/**
 * Whether a process is alive. A zombie is not: it only waits to be reaped.
 *
 * @param begun from {@link begunAt}, to exclude a later process of the same number; absent when unknown
 */
export function isAlive({ pid, begun }: { pid: number; begun?: string | undefined }): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive all the same.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const { state, start } = statOf(pid);
  return state !== 'Z' && state !== 'X' && (begun === undefined || begun === start);
}

/** When a process began, in the system's own format; empty where the system does not report it. */
export function begunAt(pid: number): string {
  return statOf(pid).start;
}

function statOf(pid: number): { state: string; start: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets, which may contain anything; state is the 3rd, start the 22nd.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return { state: '', start: '' };
  }
}
