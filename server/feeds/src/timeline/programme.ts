import type { FeedBatch } from '../provider';

/** A match, or a competition's table, whose state depends on time alone. Moments are unix seconds, with fractions. */
export type Timeline = {
  /** Its next change after `moment`; `undefined` when there is none. */
  nextAfter(moment: number): number | undefined;
  /** Its whole state at `now`. */
  at(now: number): FeedBatch;
};

/** All that a feed shows, as a function of time. A restarted feed therefore continues. */
export type Programme = {
  /** The records of the matches; emitted first. */
  readonly catalogue: FeedBatch;
  /** The timelines on show at `now`, the most wanted first. */
  opening(now: number): readonly Timeline[];
  /** When the next timeline enters the programme after `moment`, if ever. */
  nextArrivalAfter(moment: number): number | undefined;
  /** The timelines that enter after `since` and up to `until`. */
  arrivals(since: number, until: number): readonly Timeline[];
  /** What ended before the opening, batch by batch; emitted after it, whenever nothing else is due. */
  past?(now: number): Iterable<FeedBatch>;
};
