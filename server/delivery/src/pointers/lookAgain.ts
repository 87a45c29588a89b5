/** When something that failed is tried again: it may have been the machine, for a moment. */
export type Again = { readonly at: number; readonly waitMs: number };

const FIRST_MS = 1_000;
const MOST_MS = 60_000;

/** Each wait is twice the one before, up to a minute. @param now milliseconds of any clock that runs on */
export function lookAgain(before: Again | undefined, now: number): Again {
  const waitMs = before ? Math.min(before.waitMs * 2, MOST_MS) : FIRST_MS;
  return { at: now + waitMs, waitMs };
}

export function isDue(again: Again | undefined, now: number): boolean {
  return again !== undefined && now >= again.at;
}
