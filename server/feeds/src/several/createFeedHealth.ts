/** What became of a feed in one competition. */
export type HealthChange = 'lost' | 'well';

/**
 * Whether a feed can be relied on in one competition. It is lost when it has been silent for too long, and well again
 * only after it has spoken for twice as long without such a pause: a feed that comes and goes would else take every match
 * along each time.
 */
export type FeedHealth = {
  /** The feed emitted something at that moment. */
  heard(at: number): void;
  /** @param limit seconds of silence that are too long */
  check(now: number, limit: number): HealthChange | undefined;
  isLost(): boolean;
  silentSince(): number;
};

/** How much longer than the limit a feed must speak to be well again. */
export const WELL_AFTER = 2;

/** @param startedAt from when on the feed could have spoken, in unix seconds */
export function createFeedHealth(startedAt: number): FeedHealth {
  let heardAt = startedAt;
  let isLost = false;
  /** Since when it speaks again. */
  let speaksSince: number | undefined;
  return {
    heard(at) {
      if (at <= heardAt) return;
      heardAt = at;
      if (isLost) speaksSince ??= at;
    },
    check(now, limit) {
      // A clock that was set back makes what was heard later than now.
      heardAt = Math.min(heardAt, now);
      if (now - heardAt > limit) {
        speaksSince = undefined;
        if (isLost) return undefined;
        isLost = true;
        return 'lost';
      }
      if (!isLost || speaksSince === undefined || now - speaksSince < limit * WELL_AFTER) return undefined;
      isLost = false;
      speaksSince = undefined;
      return 'well';
    },
    isLost: () => isLost,
    silentSince: () => heardAt,
  };
}
