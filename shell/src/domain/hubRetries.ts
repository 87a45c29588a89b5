/** Delays before each try to reconnect, in milliseconds. */
export const RECONNECT_DELAYS_MS: readonly number[] = [0, 2_000, 10_000, 30_000];

/** Interval of new starts after the last retry. */
const START_AGAIN_MS = 60_000;

/** A wake-up (tab visible, network back) waits up to this at random, so that tabs do not storm a recovered network. */
const WAKE_JITTER_MS = 1_000;

/**
 * Delay before the next start. The first starts use the delays of a reconnect; later ones wait a minute and up to a
 * quarter more, so that ten thousand tabs do not return in the same second.
 *
 * @param retriesUsed how many of the delays above are used up; all of them after a give-up
 * @param random 0 up to 1
 */
export function startDelayMs(retriesUsed: number, random: number): number {
  return RECONNECT_DELAYS_MS[retriesUsed] ?? START_AGAIN_MS * (1 + random / 4);
}

/** @param random 0 up to 1 */
export function wakeDelayMs(random: number): number {
  return random * WAKE_JITTER_MS;
}

/** A connection shorter than this does not reset the delays. */
const SOUND_MS = 30_000;

/**
 * Delays between the tries to reconnect, `null` when all are used. A short connection does not reset them: otherwise
 * clients would hammer a hub that accepts and drops everybody.
 *
 * @param now monotonic milliseconds
 */
export function createRetryDelays(now: () => number): (triesSinceLoss: number) => number | null {
  let lostAt = Number.NEGATIVE_INFINITY;
  let used = 0;
  return (triesSinceLoss) => {
    if (triesSinceLoss === 0) {
      used = now() - lostAt < SOUND_MS ? used + 1 : 0;
      lostAt = now();
    }
    return RECONNECT_DELAYS_MS[used + triesSinceLoss] ?? null;
  };
}
