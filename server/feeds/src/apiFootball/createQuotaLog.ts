import type { Purpose } from './budget';

/** Seconds between two lines about what is left out: it may change with each match that begins. */
const QUIET = 900;

/**
 * Says in words what is left out, once a change.
 *
 * @param say receives each line
 */
export function createQuotaLog(say: (message: string) => void) {
  let said = '';
  let saidAt = Number.NEGATIVE_INFINITY;
  return (left: number, leftOut: readonly Purpose[], now: number) => {
    const text =
      left === 0
        ? "the day's requests are spent; the site stays as it is until the vendor's reset at 00:00 UTC"
        : leftOut.length > 0
          ? `what is left of the day's requests is kept for live matches; left out: ${leftOut.join(', ')}`
          : '';
    if (text === said || (left > 0 && now - saidAt < QUIET && now >= saidAt)) return;
    say(text || "the day's requests suffice for everything again");
    said = text;
    saidAt = now;
  };
}
