/** Waits before each try to get a lost connection back (section 9 of the specification), in milliseconds. */
export const RECONNECT_DELAYS_MS: readonly number[] = [0, 2_000, 10_000, 30_000];

/** After the last of them the page starts anew on its own this often. */
const START_AGAIN_MS = 60_000;

/** A wake-up (tab visible, network back) is answered within this time, so that a recovered network is not stormed. */
const WAKE_JITTER_MS = 1_000;

/**
 * Wait before another start from nothing. A first start is tried as often as a lost connection; whoever was given up on
 * waits a minute and up to a quarter more, so that ten thousand tabs do not come back in one second.
 *
 * @param retriesUsed how many of the waits above are behind us; whoever was given up on has used them all
 * @param random 0 up to 1
 */
export function startDelayMs(retriesUsed: number, random: number): number {
  return RECONNECT_DELAYS_MS[retriesUsed] ?? START_AGAIN_MS * (1 + random / 4);
}

/** @param random 0 up to 1 */
export function wakeDelayMs(random: number): number {
  return random * WAKE_JITTER_MS;
}

/** A connection that held shorter than this was none: the next loss goes on with the waits where the last one was. */
const SOUND_MS = 30_000;

/**
 * Waits between the tries to get one lost connection back, `null` when all are used. A hub that lets everybody in and
 * throws them out again would otherwise be asked without a pause, because each success begins the waits anew.
 *
 * @param now milliseconds that only grow
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
