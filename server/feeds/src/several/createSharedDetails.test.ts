import type { FeedInfo } from '../feedRecords';
import type { FeedBatch } from '../provider';
import { aLineups, aTeamLineup } from '../testing/lineupBuilders';
import { batchOf, board, NOON } from './testing/matchBatch';

/** The same match in the ids of each feed. */
const OF = [
  { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON },
  { feed: 1, id: 5, home: 0, away: 2, kickOff: NOON },
] as const;

const lineupsOf = (feed: 0 | 1, coach: string) =>
  aLineups({ match_id: OF[feed].id, home: aTeamLineup({ coach }), away: undefined });

function twoFeeds() {
  const merged = board();
  const take = (feed: 0 | 1, more: FeedBatch = {}, now = NOON) =>
    merged.take(feed, { ...batchOf(OF[feed]), ...more }, now);
  const drained = () => (merged.drain().lineups ?? []).map(({ match_id, home }) => [match_id, home?.coach]);
  const id = () => [...merged.groups().keys()][0] ?? 0;
  return { merged, take, drained, id };
}

it('have the id that all feeds share, once', () => {
  const { take, drained, id } = twoFeeds();
  take(0, { lineups: [lineupsOf(0, 'Park')] });
  expect(drained()).toEqual([[id(), 'Park']]);
  expect(drained()).toEqual([]);
});

it('are those of the feed that owns the match; a deputy’s serve while it has none', () => {
  const { take, drained, id } = twoFeeds();
  take(0);
  take(1, { lineups: [lineupsOf(1, 'of the deputy')] });
  expect(drained()).toEqual([[id(), 'of the deputy']]);
  take(0, { lineups: [lineupsOf(0, 'of the first')] });
  expect(drained()).toEqual([[id(), 'of the first']]);
  take(1, { lineups: [lineupsOf(1, 'changed by the deputy')] });
  expect(drained()).toEqual([[id(), 'of the first']]);
});

it('are the deputy’s once it took the match over', () => {
  const { merged, take, drained, id } = twoFeeds();
  take(0, { lineups: [lineupsOf(0, 'of the first')] });
  take(1, { lineups: [lineupsOf(1, 'of the deputy')] });
  drained();
  for (let now = NOON; now < NOON + 600; now += 30) {
    take(1, {}, now);
    merged.check(now);
  }
  expect(merged.ownerOf(id())).toBe(1);
  expect(drained()).toEqual([[id(), 'of the deputy']]);
});

it('are published again when they were not stored', () => {
  const { merged, take, drained, id } = twoFeeds();
  take(0, { lineups: [lineupsOf(0, 'Park')] });
  drained();
  merged.again();
  expect(drained()).toEqual([[id(), 'Park']]);
});

it('are left out for a match that its feed never emitted', () => {
  const { take, drained } = twoFeeds();
  take(0, { lineups: [{ ...lineupsOf(0, 'Park'), match_id: 99 }] });
  expect(drained()).toEqual([]);
});

function inGroup(group: string | undefined): FeedInfo['stage'] {
  return { round: 'group', group };
}

it('places and referees are each from the first feed that knows them', () => {
  const { merged, take, id } = twoFeeds();
  const venue = { name: 'Hàng Đẫy', city: undefined };
  const info = (feed: 0 | 1, more: Partial<FeedInfo>): FeedInfo => ({
    match_id: OF[feed].id,
    venue: undefined,
    referee: undefined,
    stage: undefined,
    ...more,
  });
  const drained = () => merged.drain().info ?? [];
  take(0, { lineups: [lineupsOf(0, 'Park')] });
  take(1, { info: [info(1, { referee: 'of the deputy' })] });
  expect(drained()).toEqual([{ match_id: id(), venue: undefined, referee: 'of the deputy' }]);
  take(0, { info: [info(0, { venue })] });
  expect(drained()).toEqual([{ match_id: id(), venue, referee: 'of the deputy' }]);
  take(0, { info: [info(0, { venue, referee: 'of the first' })] });
  expect(drained()).toEqual([{ match_id: id(), venue, referee: 'of the first' }]);
  expect(drained()).toEqual([]);
});

it('a round that a deputy alone knows counts, also after the first feed has emitted the match again', () => {
  const { merged, take, id } = twoFeeds();
  const stage: FeedInfo['stage'] = { round: 'final', group: undefined };
  const info = (feed: 0 | 1, more: Partial<FeedInfo>): FeedInfo => ({
    match_id: OF[feed].id,
    venue: undefined,
    referee: undefined,
    stage: undefined,
    ...more,
  });
  take(0);
  take(1, { info: [info(1, { stage })] });
  take(0, { info: [info(0, { referee: 'of the first' })] });
  expect(merged.drain().info).toEqual([{ match_id: id(), venue: undefined, referee: 'of the first', stage }]);
});

it('a matchday that a deputy alone knows counts, unless the match is of a cup', () => {
  const { merged, take, id } = twoFeeds();
  const info = (feed: 0 | 1, more: Partial<FeedInfo>): FeedInfo => ({
    match_id: OF[feed].id,
    venue: undefined,
    referee: undefined,
    stage: undefined,
    ...more,
  });
  take(0, { info: [info(0, { referee: 'of the first' })] });
  take(1, { info: [info(1, { matchday: 16 })] });
  expect(merged.drain().info).toMatchObject([{ match_id: id(), referee: 'of the first', matchday: 16 }]);
  take(0, { info: [info(0, { stage: inGroup('A') })] });
  expect(merged.drain().info).toMatchObject([{ stage: inGroup('A'), matchday: undefined }]);
});

it.each<[string, FeedInfo['stage'], FeedInfo['stage'], FeedInfo['stage']]>([
  ['a deputy knows the group', inGroup(undefined), inGroup('B'), inGroup('B')],
  ['both know one, the first counts', inGroup('A'), inGroup('B'), inGroup('A')],
  [
    'a deputy says another round',
    { round: 'final', group: undefined },
    inGroup('B'),
    { round: 'final', group: undefined },
  ],
])('a round of groups from the first feed: %s', (_, first, deputy, joined) => {
  const { merged, take } = twoFeeds();
  const info = (feed: 0 | 1, stage: FeedInfo['stage']): FeedInfo => ({
    match_id: OF[feed].id,
    venue: undefined,
    referee: undefined,
    stage,
  });
  take(0, { info: [info(0, first)] });
  take(1, { info: [info(1, deputy)] });
  expect(merged.drain().info).toMatchObject([{ stage: joined }]);
});

it('markets are only those of the feed that owns the match, and go with it', () => {
  const { merged, take, id } = twoFeeds();
  const half = { odds: '0-0.5!0.95!!0.91;1!0.88!1!0.98;2.60!2.10!4.20', suspended_odds: '' };
  const drained = () => merged.drain().markets ?? [];
  take(0, { markets: [{ match_id: OF[0].id, half, corners: undefined }] });
  expect(drained()).toEqual([{ match_id: id(), half, corners: undefined }]);
  for (let now = NOON; now < NOON + 600; now += 30) {
    take(1, {}, now);
    merged.check(now);
  }
  expect(merged.ownerOf(id())).toBe(1);
  expect(drained()).toEqual([{ match_id: id(), half: undefined, corners: undefined }]);
});

it('a match stays as hot as the first feed that knows it says, whoever owns it', () => {
  const merged = board();
  const hot = (feed: 0 | 1, is_hot: boolean): FeedBatch => {
    const batch = batchOf(OF[feed]);
    return { ...batch, matches: batch.matches?.map((match) => ({ ...match, is_hot })) ?? [] };
  };
  merged.take(0, hot(0, true), NOON);
  for (let now = NOON; now < NOON + 600; now += 30) {
    merged.take(1, hot(1, false), now);
    merged.check(now);
  }
  const [id = 0] = merged.groups().keys();
  expect(merged.ownerOf(id)).toBe(1);
  expect(merged.drain().matches?.map(({ is_hot }) => is_hot)).toEqual([true]);
});
