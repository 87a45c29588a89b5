import type { VendorContact } from './provider';

/** A feed that means to ask less often than this shows visitors nothing of live matches, in seconds. */
const LONGEST_PAUSE = 900;

type At = {
  /** Unix seconds. */
  now: number;
  /** Seconds after the next word was due. */
  limit: number;
  /** What this said before. */
  before: number | undefined;
};

/**
 * Since when no vendor is heard, in unix seconds; `undefined` while one is. While matches are on, only those count that
 * should be heard. After a start the silence of before lasts until a vendor is heard.
 */
export function silentSince(contacts: readonly VendorContact[], { now, limit, before }: At): number | undefined {
  const on = contacts.filter(({ isOn }) => isOn);
  const asked = (on.length > 0 ? on : contacts).map(({ startedAt, heardAt, pause }) => {
    const at = Math.max(startedAt, heardAt);
    return { at, isHeard: heardAt > startedAt, isDue: now - at > Math.min(pause, LONGEST_PAUSE) + limit };
  });
  if (asked.some(({ isHeard, isDue }) => isHeard && !isDue)) return undefined;
  if (before !== undefined || asked.some(({ isDue }) => !isDue) || asked.length === 0) return before;
  return Math.floor(Math.max(...asked.map(({ at }) => at)));
}
