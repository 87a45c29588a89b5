/**
 * Common first and last parts of a country's names. The simulator's scorers are fictional: each is one `first`, a space
 * and one `last`, so a likeness to a real player is chance.
 */
export type NamePool = { first: readonly string[]; last: readonly string[] };

/** A pool from two texts of comma-separated names. */
export function namePool(first: string, last: string): NamePool {
  return { first: split(first), last: split(last) };
}

function split(names: string): readonly string[] {
  return names.trim().split(/\s*,\s*/);
}
