import type { FeedBatch } from '../provider';

/**
 * Something whose state is a function of time and of nothing else: a match, or a competition's table.
 * Moments are unix seconds, with fractions.
 */
export type Timeline = {
  /** The next moment after `moment` at which it changes; `undefined` when it never will again. */
  nextAfter(moment: number): number | undefined;
  /** Its whole state at `now`. */
  at(now: number): FeedBatch;
};

/** All that a feed shows, as a function of time. A feed that starts again in the middle therefore goes on. */
export type Programme = {
  /** The records that matches point to; told first. */
  readonly catalogue: FeedBatch;
  /** What is on show at `now`, the most wanted first. */
  opening(now: number): readonly Timeline[];
  /** The next moment after `moment` at which something enters the programme, if ever. */
  nextArrivalAfter(moment: number): number | undefined;
  /** What enters it after `since` and up to `until`. */
  arrivals(since: number, until: number): readonly Timeline[];
};
