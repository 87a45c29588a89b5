import { readdirSync, readFileSync } from 'node:fs';

/** Processes that this one has started and that run, by their numbers. Only Linux says it. */
export function children(): number[] {
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
