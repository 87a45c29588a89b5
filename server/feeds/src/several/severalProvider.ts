import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Emit, FeedFigure, FeedProvider, FeedRun } from '../provider';
import { createWakeableSleep } from '../timeline/createWakeableSleep';
import type { WallClock } from '../timeline/wallClock';
import { createMatchIds } from './createMatchIds';
import { createMergedBoard, type MergedBoard } from './createMergedBoard';
import type { Names } from './createNames';
import type { Takeover } from './createOwners';
import { createTally } from './createTally';
import { takeoverWords } from './takeoverWords';
import { createUnsureList } from './unsurePairs';

/** A feed among several; `name` as in `FEED`. */
export type NamedFeed = { name: string; provider: FeedProvider };

export type SeveralOptions = {
  /** In the order of `FEED`. */
  feeds: readonly NamedFeed[];
  names: Names;
  /** Identifies the tables of names: with others, matches may have other ids. */
  namesHash: string;
  silentSeconds: number;
  clock: WallClock;
  report: Report;
  /** Receives what an operator wants to know, in words. */
  notify: (words: string) => void;
};

/** Seconds between two looks at who is silent. */
const CHECK_EVERY = 5;

/** Seconds between two looks for pairs that are not sure. */
const UNSURE_EVERY = 60;

/**
 * Follows several feeds and emits each match as one of them has it: the first of its competition's order that is well.
 * Ids are of names, so they are the same whichever feed has the match, and on every node.
 */
export function severalProvider(options: SeveralOptions): FeedProvider {
  const { feeds, names, namesHash, silentSeconds, clock, report, notify } = options;
  const all = feeds.map(({ name }) => name);
  const ids = createMatchIds();
  const tally = createTally(all, clock);
  const unsure = createUnsureList(all);
  /** The boards of the starts that were not stopped. */
  const running = new Set<MergedBoard>();

  function note(takeovers: readonly Takeover[], from: MergedBoard): void {
    tally.count(takeovers);
    const silentFor = ({ from: feed, seen }: Takeover) => clock.now() - from.silentSince(feed, seen);
    for (const words of takeoverWords(takeovers, all, silentFor)) notify(words);
  }

  async function recall({ known }: FeedRun): Promise<void> {
    if (known) ids.recall(await known());
  }

  return {
    key: `several:${namesHash}:${feeds.map(({ provider }) => provider.key).join(' ')}`,
    // Ids follow from names, whichever feeds have them.
    origin: 'several',
    isLasting: true,
    start(run, emit) {
      const merged = createMergedBoard({ feeds: all, names, ids, silentSeconds, startedAt: clock.now() });
      running.add(merged);
      const sleep = createWakeableSleep(clock);
      const flush = createFlush(merged, emit, sleep.hasEnded);
      const remembered = recall(run).catch((error: unknown) => report(toError(error)));

      const emitOf =
        (feed: number): Emit =>
        async (batch) => {
          await remembered;
          tally.heard(feed, batch);
          note(merged.take(feed, batch, clock.now()), merged);
          await flush();
        };

      async function watch(): Promise<void> {
        let unsureAt = clock.now() + UNSURE_EVERY;
        while (!sleep.hasEnded()) {
          await sleep.until(clock.now() + CHECK_EVERY);
          if (sleep.hasEnded()) return;
          hearSilent(feeds, merged, clock.now());
          const takeovers = merged.check(clock.now());
          note(takeovers, merged);
          if (merged.hasNews()) await flush().catch((error: unknown) => report(toError(error)));
          if (clock.now() < unsureAt) continue;
          unsureAt = clock.now() + UNSURE_EVERY;
          for (const words of unsure.news(merged)) notify(words);
        }
      }

      const stops = feeds.map(({ provider }, feed) => provider.start(run, emitOf(feed)));
      void watch();
      return () => {
        running.delete(merged);
        sleep.end();
        for (const stop of stops) stop();
      };
    },
    contacts: () => feeds.flatMap(({ provider }) => provider.contacts?.() ?? []),
    unsurePairs: () => [...running].slice(0, 1).flatMap((merged) => unsure.pairs(merged)),
    figures(): readonly FeedFigure[] {
      const own = [...running].slice(0, 1).flatMap((merged) => [...tally.figures(merged), unsure.figure()]);
      return [...feeds.flatMap(({ provider }) => provider.figures?.() ?? []), ...own];
    },
  };
}

/** A feed that emits only what changed says in its figures how long it has had no answer. */
function hearSilent(feeds: readonly NamedFeed[], board: MergedBoard, now: number): void {
  for (const [index, { provider }] of feeds.entries()) {
    const figure = provider.figures?.().find(({ name, what }) => name === 'silent_seconds' && what === '');
    if (figure) board.hear(index, now - figure.value);
  }
}

/** Emits what changed, one batch after another: of a match, the state emitted last is the newest. */
function createFlush(board: MergedBoard, emit: Emit, hasEnded: () => boolean): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let hasEmitted = false;
  async function next(): Promise<void> {
    const batch = hasEnded() ? undefined : board.drain();
    const isEmpty = batch && Object.values(batch).every((records) => records.length === 0);
    // The first batch opens the site, even without a match; later a deputy's word alone changes nothing.
    if (!batch || (isEmpty && hasEmitted)) return;
    try {
      await emit(batch);
      hasEmitted = true;
    } catch (error) {
      board.again();
      throw error;
    }
  }
  return () => {
    const turn = last.then(next);
    last = turn.catch(() => {});
    return turn;
  };
}
