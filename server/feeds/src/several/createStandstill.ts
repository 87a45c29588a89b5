import type { FeedMatch } from '../feedRecords';
import { isBehind, type Progress, progressed } from './progress';

/** Whether a feed goes on with a match. */
export type Standstill = {
  heard(match: FeedMatch, now: number): void;
  progress(): Progress | undefined;
  /** @param others those of feeds that are well */
  isTrusted(others: readonly Standstill[], now: number): boolean;
};

/** Going back takes so many times as long as going: a feed that is always late moves its matches once, not with each goal. */
const BACK_AFTER = 2;

/** @param seconds that a feed may stand still while another goes on */
export function createStandstill(seconds: number): Standstill {
  let progress: Progress | undefined;
  let doubtedUntil = Number.NEGATIVE_INFINITY;
  return {
    heard(match, now) {
      progress = progressed(progress, match, now);
    },
    progress: () => progress,
    isTrusted(others, now) {
      const own = progress;
      // One that comes back must not be behind at all, or it would be lost again at once.
      const patience = now < doubtedUntil ? 0 : seconds;
      const isLeft = others.some((other) => {
        const theirs = other.progress();
        return own !== undefined && theirs !== undefined && isBehind(own, theirs, now, patience);
      });
      const latest = now + seconds * BACK_AFTER;
      doubtedUntil = isLeft ? latest : Math.min(doubtedUntil, latest);
      // With nobody to go to there is no doubt.
      return others.length === 0 || now >= doubtedUntil;
    },
  };
}
