/** When something may be asked for again: `wait` seconds after it was asked for. */
export type Due = { at: number; wait: number };

/** @param wait seconds, which may be infinite */
export function dueIn(wait: number, now: number): Due {
  return { at: now + wait, wait };
}

/** A time further ahead than its own wait was set by a clock that has been set back since: it counts as come. */
export function isDue(due: Due | undefined, now: number): boolean {
  return due === undefined || due.at <= now || due.at > now + due.wait;
}
