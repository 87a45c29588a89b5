import type { Report } from 'shared-kernel/decode/decode';
import { type FeedConfig, readRealFeedConfig } from '../feedConfig';
import type { FeedFigure, FeedProvider } from '../provider';
import type { WallClock } from '../timeline/wallClock';
import type { VendorEdge } from '../vendorEdge';
import { createEmittedBoard, type ShownBatch } from './createEmittedBoard';
import { createVirtualClock } from './createVirtualClock';
import type { FeedRecording } from './readFeedRecording';
import { createScrub } from './secrets';
import { tapeEdge } from './tapeEdge';

/** Makes a provider whose feeds see the world through edges of ours. */
export type CreateFeed = (config: FeedConfig, deps: CreateFeedDeps) => FeedProvider | undefined;

export type CreateFeedDeps = {
  clock: WallClock;
  random: () => number;
  report: Report;
  notify: (words: string) => void;
  /** @param feed as in `FEED` */
  edgeOf: (feed: string, edge: VendorEdge) => VendorEdge;
  /** Content of a table of names instead of the file in the configuration. */
  table: string | undefined;
};

/** A feed as it was at any moment of its recording (unix seconds), again and again the same. */
export type TimeMachine = {
  /** Runs on to a moment; it cannot go back. */
  runTo(moment: number): Promise<void>;
  now(): number;
  /** The next moment at which something may change. */
  next(): number | undefined;
  /** All that is on show. */
  board(): ShownBatch;
  /** What changed since the last call. */
  drain(): ShownBatch;
  /** All is news again. */
  again(): void;
  figures(): readonly FeedFigure[];
  stop(): void;
};

type Deps = { createFeed: CreateFeed; report: Report; notify: (words: string) => void };

/**
 * Runs the feeds of a recording on a clock of their own, with the recorded answers: what they emit depends on the time
 * alone.
 *
 * @throws VariableError when the recorded variables are not those of a feed
 */
export function createTimeMachine(recording: FeedRecording, { createFeed, report, notify }: Deps): TimeMachine {
  const clock = createVirtualClock(recording.startedAt);
  const scrub = createScrub([]);
  const board = createEmittedBoard();
  const entriesOf = (feed: string) => recording.entries.filter((entry) => entry.kind !== 'end' && entry.feed === feed);
  // The table is in the recording; whoever made it names no file of this machine.
  const provider = createFeed(readRealFeedConfig({ ...recording.variables, FEED_TABLE: undefined }, '/'), {
    clock,
    random: () => 0.5,
    report,
    notify,
    edgeOf: (feed) => tapeEdge({ entries: entriesOf(feed), clock, scrub, report }),
    table: recording.table,
  });
  const stop = provider?.start({ startedAt: Math.floor(recording.startedAt) }, async (batch) => {
    clock.stir();
    board.take(batch);
  });
  return {
    runTo: (moment) => clock.runTo(Math.min(moment, recording.endsAt)),
    now: () => clock.now(),
    next() {
      const next = clock.next();
      return next !== undefined && next <= recording.endsAt ? next : undefined;
    },
    board: () => board.all(),
    drain: () => board.drain(),
    again: () => board.again(),
    figures: () => provider?.figures?.() ?? [],
    stop: () => stop?.(),
  };
}
