import fc from 'fast-check';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedBatch } from '../provider';
import { createFakeStore } from '../testing/createFakeStore';
import { mergeBatches } from '../timeline/batches';
import { createMatchIds } from './createMatchIds';
import { batchOf, board, NOON, type SampleMatch } from './testing/matchBatch';

const HOUR = 3600;
const DAY = 24 * HOUR;
const LATER = NOON + HOUR;

const one: SampleMatch = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON + 8 * HOUR, status: MatchStatus.NotStarted };
const other: SampleMatch = { ...one, id: 2, home: 1, away: 3 };
const third: SampleMatch = { ...one, id: 3, home: 0, away: 3, kickOff: NOON + 2 * DAY };

const inFeed = (feed: number, match: SampleMatch): SampleMatch => ({ ...match, feed, id: match.id + 100 * feed });

/** A whole answer of one feed about some days, with its own ids. */
const listOf = (all: readonly SampleMatch[], given: object = {}): FeedBatch => ({
  ...mergeBatches(all.map(batchOf)),
  fixtureLists: [
    { competition_id: undefined, from: NOON - DAY, to: NOON + 3 * DAY, ids: all.map(({ id }) => id), ...given },
  ],
});

/** A merged board and what the store has of it. */
function followed(ids = createMatchIds(), startedAt = NOON, store = createFakeStore(() => LATER)) {
  const merged = board(ids, startedAt);
  const flush = () => store.emit(merged.drain());
  return {
    merged,
    store,
    async publish(all: readonly SampleMatch[]) {
      for (const match of all) merged.take(match.feed, batchOf(match), NOON);
      await flush();
    },
    async list(feed: number, all: readonly SampleMatch[], given: object = {}, now = LATER) {
      merged.take(feed, listOf(all, given), now);
      await flush();
    },
    shown: () => [...store.matches.values()].filter(({ status_id }) => status_id !== MatchStatus.Abnormal),
  };
}

it('a match is gone when its only feed lists it no more', async () => {
  const { publish, list, shown } = followed();
  await publish([one, other, third]);
  await list(0, [other, third]);
  expect(shown().map(({ match_time }) => match_time)).toEqual([other.kickOff, third.kickOff]);
});

it('a match that its owner lists no more goes to the feed that does, until that one lists it no more either', async () => {
  const { merged, publish, list, shown } = followed();
  await publish([one, other, third, inFeed(1, one), inFeed(1, other), inFeed(1, third)]);
  const [id] = [...merged.groups()].find(([, group]) => group.some((seen) => seen.id === 1)) ?? [0];
  await list(0, [other, third]);
  expect(shown()).toHaveLength(3);
  expect(merged.ownerOf(id)).toBe(1);
  await list(1, [inFeed(1, other), inFeed(1, third)]);
  expect(shown()).toHaveLength(2);
});

it('a match that one feed made anew under another id keeps the id of the site', async () => {
  const { publish, list, shown } = followed();
  await publish([one, other, third]);
  const before = shown().map(({ id }) => id);
  await list(0, [{ ...one, id: 9 }, other, third]);
  expect(shown().map(({ id }) => id)).toEqual(before);
});

it('a match that was removed while nobody followed is gone once all feeds had time to emit theirs', async () => {
  const { store, publish } = followed();
  await publish([one, other, third]);
  const ids = createMatchIds();
  ids.recall([...store.matches.values()]);
  const { list, shown } = followed(ids, NOON, store);
  await list(0, [other, third], {}, NOON + 60);
  expect(shown()).toHaveLength(3);
  await list(0, [other, third], {}, LATER);
  expect(shown()).toHaveLength(2);
});

it('a list says nothing of a competition that its feed does not follow, and an empty one takes nothing away', async () => {
  const { publish, list, shown } = followed();
  await publish([one, other, third]);
  await list(1, []);
  await list(0, []);
  expect(shown()).toHaveLength(3);
});

it('translates the competition of a list', async () => {
  const { publish, list, shown } = followed();
  await publish([one, other, third]);
  await list(0, [other, third], { competition_id: 71 });
  expect(shown()).toHaveLength(3);
  await list(0, [other, third], { competition_id: 70 });
  expect(shown()).toHaveLength(2);
});

it('never takes what some feed lists, and leaves what none lists in no order of lists', async () => {
  const all = [one, other, third, { ...third, id: 4, home: 1, away: 2 }];
  const subsets = fc.array(fc.tuple(fc.nat(1), fc.subarray(all, { minLength: 2 })), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(subsets, async (lists) => {
      const { publish, list, shown } = followed();
      await publish([...all, ...all.map((match) => inFeed(1, match))]);
      const listed = [all, all];
      for (const [feed, some] of lists) {
        listed[feed] = some;
        await list(
          feed,
          some.map((match) => inFeed(feed, match)),
        );
      }
      const pairs = (match: readonly SampleMatch[]) => match.map(({ home, away }) => `${home}-${away}`);
      expect(shown()).toHaveLength(new Set(listed.flatMap(pairs)).size);
    }),
  );
});
