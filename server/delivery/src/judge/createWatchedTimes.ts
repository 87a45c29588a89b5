/** A round later than this says nothing of the time before it: the process was stopped, or there were no figures. */
const MOST_BETWEEN_MS = 30_000;

type Watched = { ms: number; at: number };

/**
 * For how long something has been looked at, round after round, in steady time. It begins anew with another judge, so
 * nothing goes forward because of hours in which nobody looked, or of a clock that was changed.
 *
 * @param steadyMs never jumps
 */
export function createWatchedTimes(steadyMs: () => number) {
  const times = new Map<string, Watched>();
  return {
    /** Looks once more; @returns the milliseconds since it was first looked at, without gaps. */
    look(key: string): number {
      const at = steadyMs();
      const before = times.get(key);
      const since = before ? at - before.at : 0;
      const ms = (before?.ms ?? 0) + (since <= MOST_BETWEEN_MS ? since : 0);
      times.set(key, { ms, at });
      return ms;
    },
    /** Forgets all others. */
    keep(keys: ReadonlySet<string>): void {
      for (const key of times.keys()) if (!keys.has(key)) times.delete(key);
    },
  };
}
