/**
 * First and last parts of names usual in a country. The simulator's scorers are nobody: each is one `first`, a space
 * and one `last`, so a likeness to a real player is chance.
 */
export type NamePool = { first: readonly string[]; last: readonly string[] };

/** A pool from two texts of names with a comma between them. */
export function namePool(first: string, last: string): NamePool {
  return { first: split(first), last: split(last) };
}

function split(names: string): readonly string[] {
  return names.trim().split(/\s*,\s*/);
}
