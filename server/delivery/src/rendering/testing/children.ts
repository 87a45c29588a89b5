import { readdirSync, readFileSync } from 'node:fs';

/** What files of tests before this one left in the same worker of Jest, as esbuild does its service. */
const others = new Set(childrenNow());

/** The numbers of the processes that this one has started since the file of tests began, and that have not ended. */
export function children(): number[] {
  return childrenNow().filter((child) => !others.has(child));
}

function childrenNow(): number[] {
  return readdirSync('/proc').flatMap((name) => (isChild(name) ? [Number(name)] : []));
}

function isChild(name: string): boolean {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
    // Behind the program's name, which may contain anything: the state, and the number of the parent.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(parent) === process.pid && state !== 'Z';
  } catch {
    return false;
  }
}
