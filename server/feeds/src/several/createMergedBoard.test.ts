import fc from 'fast-check';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedBatch } from '../provider';
import { aFeedMatch } from '../testing/feedBuilders';
import { createMatchIds } from './createMatchIds';
import { createMergedBoard } from './createMergedBoard';
import { createNames } from './createNames';

const NOON = 1_700_049_600;
const FEEDS = ['alpha', 'beta', 'gamma'];
const TEAMS = ['Nordstern', 'Südend', 'Hafen 09', 'Moor'];

type Told = {
  feed: number;
  id: number;
  home: number;
  away: number;
  kickOff: number;
  score?: number;
  status?: MatchStatus;
};

/** A batch of one match, with ids of the feed's own. */
function batchOf({ feed, id, home, away, kickOff, score = 0, status = MatchStatus.FirstHalf }: Told): FeedBatch {
  const team = (index: number) => ({ id: 100 * (feed + 1) + index, name: `${TEAMS[index]}${feed === 1 ? ' FC' : ''}` });
  return {
    countries: [{ id: 7 + feed, name: 'Germany' }],
    competitions: [
      { id: 70 + feed, name: 'Liga', short_name: 'L', primary_color: undefined, logo: undefined, is_hot: false },
    ],
    teams: [team(home), team(away)].map((one) => ({ ...one, logo: undefined })),
    standings: [],
    matches: [
      aFeedMatch({
        id,
        match_time: kickOff,
        status_id: status,
        competition_id: 70 + feed,
        country_id: 7 + feed,
        home_team_id: team(home).id,
        away_team_id: team(away).id,
        home_scores: [score, 0, 0, 0, -1, 0, 0],
      }),
    ],
  };
}

function board(ids = createMatchIds(), startedAt = NOON) {
  return createMergedBoard({ feeds: FEEDS, names: createNames([]), ids, silentSeconds: 90, startedAt });
}

const told = fc.record({
  feed: fc.nat(2),
  id: fc.integer({ min: 1, max: 8 }),
  home: fc.nat(1),
  away: fc.integer({ min: 2, max: 3 }),
  kickOff: fc.integer({ min: 0, max: 60 }).map((hours) => NOON + hours * 3600),
});

/** Each feed tells each of its matches once. */
const evening = fc.uniqueArray(told, { maxLength: 14, selector: ({ feed, id }) => `${feed} ${id}` });

/** Which of the feeds' matches are one, as sets of `feed:id`. */
function groupsOf(all: readonly Told[]): string[] {
  const merged = board();
  for (const one of all) merged.take(one.feed, batchOf(one), NOON);
  return [...merged.groups().values()]
    .map((group) =>
      group
        .map(({ feed, id }) => `${feed}:${id}`)
        .sort()
        .join(' '),
    )
    .sort();
}

it('never makes one of two matches of one feed, and loses none', () => {
  fc.assert(
    fc.property(evening, (all) => {
      const groups = groupsOf(all).map((group) => group.split(' '));
      for (const group of groups) expect(new Set(group.map((one) => one[0])).size).toBe(group.length);
      expect(groups.flat().sort()).toEqual(all.map(({ feed, id }) => `${feed}:${id}`).sort());
    }),
  );
});

it('finds the same pairs whatever comes first', () => {
  fc.assert(
    fc.property(
      evening.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([one, other]) => expect(groupsOf(other)).toEqual(groupsOf(one)),
    ),
  );
});

it('loses none of two that were one match until a third made them doubtful', () => {
  const midnight = NOON + 12 * 3600;
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: midnight };
  const afterwards = midnight + 13 * 3600;
  const all = [
    one,
    { ...one, feed: 1, kickOff: afterwards },
    { ...one, id: 2, kickOff: afterwards },
    { ...one, id: 3, kickOff: midnight + 3600 },
  ];
  expect(groupsOf(all)).toEqual(['0:1', '0:2', '0:3', '1:1']);
});

it('has one id for each match that is shown, and never the same for two', () => {
  fc.assert(
    fc.property(evening, (all) => {
      const merged = board();
      for (const one of all) merged.take(one.feed, batchOf(one), NOON);
      const shown = merged.drain().matches?.filter(({ status_id }) => status_id !== MatchStatus.Abnormal) ?? [];
      expect(new Set(shown.map(({ id }) => id)).size).toBe(merged.groups().size);
    }),
  );
});

it('keeps ids over a restart at which the first feed is away, also of a match whose kick-off moved', () => {
  const moved = fc.integer({ min: -10, max: 10 });
  fc.assert(
    fc.property(moved, moved, (before, meanwhile) => {
      const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
      const first = board();
      first.take(0, batchOf(one), NOON);
      first.take(1, batchOf({ ...one, feed: 1, id: 9 }), NOON);
      first.take(0, batchOf({ ...one, kickOff: NOON + before * 3600 }), NOON);
      first.take(1, batchOf({ ...one, feed: 1, id: 9, kickOff: NOON + before * 3600 }), NOON);
      const stored = first.drain().matches ?? [];
      const ids = createMatchIds();
      ids.recall(stored);
      const again = board(ids);
      again.take(1, batchOf({ ...one, feed: 1, id: 9, kickOff: NOON + (before + meanwhile) * 3600 }), NOON);
      const [deputy] = again.drain().matches ?? [];
      const kept = ({ id, home_team_id, away_team_id, competition_id }: typeof deputy & object) => [
        id,
        home_team_id,
        away_team_id,
        competition_id,
      ];
      expect(deputy && kept(deputy)).toEqual(stored[0] && kept(stored[0]));
    }),
  );
});

it("draws a match no more that turned out to be the other feed's", () => {
  const merged = board();
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  merged.take(0, batchOf(one), NOON);
  merged.take(1, batchOf({ ...one, feed: 1, id: 9, kickOff: NOON + 30 * 3600 }), NOON);
  const [, second] = merged.drain().matches ?? [];
  merged.take(1, batchOf({ ...one, feed: 1, id: 9, kickOff: NOON + 600 }), NOON);
  expect(merged.drain().matches).toMatchObject([{ id: second?.id, status_id: MatchStatus.Abnormal }]);
  expect(merged.groups().size).toBe(1);
});

it('shows both matches of a day of one feed twice rather than guess', () => {
  const merged = board();
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  merged.take(0, batchOf(one), NOON);
  merged.take(0, batchOf({ ...one, id: 2, kickOff: NOON + 2 * 3600 }), NOON);
  merged.take(1, batchOf({ ...one, feed: 1, id: 9, kickOff: NOON + 3600 }), NOON);
  expect(merged.groups().size).toBe(3);
  expect(merged.ambiguous()).toHaveLength(1);
});

/** Feed 0 tells these scores, one a minute; the deputy is there. Returns why matches changed hands. */
function changesOf(scores: readonly number[], every = 60): string[] {
  const merged = board();
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  merged.take(1, batchOf({ ...one, feed: 1, id: 9 }), NOON);
  return scores.flatMap((score, index) => {
    const now = NOON + index * every;
    const deputy = merged.take(1, batchOf({ ...one, feed: 1, id: 9 }), now);
    const first = merged.take(0, batchOf({ ...one, score }), now);
    return [...deputy, ...first, ...merged.check(now)].map(({ reason }) => reason);
  });
}

it.each([
  ['a goal that is annulled', [0, 1, 0], []],
  ['goals', [0, 1, 2, 3], []],
  ['a score that goes back and forth', [0, 1, 0, 1], ['contradiction']],
  ['and goes on so', [0, 1, 0, 1, 0, 1, 0, 1], ['contradiction']],
  ['and then stands still', [0, 1, 0, 1, 1, 1, 1, 1, 1, 1], ['contradiction', 'return']],
])('%s: %j', (_, scores, reasons) => {
  expect(changesOf(scores)).toEqual(reasons);
});

it('takes a goal, its annulment and another goal a while later for what they are', () => {
  expect(changesOf([0, 1, 0, 1], 150)).toEqual([]);
});

it('stays with the deputy while the first comes and goes', () => {
  const merged = board();
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  const changes: string[] = [];
  for (let now = NOON; now < NOON + 3600; now += 10) {
    merged.take(1, batchOf({ ...one, feed: 1, id: 9 }), now);
    const isThere = (now - NOON) % 200 < 60;
    const takeovers = [...(isThere ? merged.take(0, batchOf(one), now) : []), ...merged.check(now)];
    changes.push(...takeovers.map(({ reason }) => reason));
  }
  expect(changes).toEqual(['silence']);
});

it('does not take a feed for silent that has answers, and nothing new to tell', () => {
  const merged = board();
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  merged.take(0, batchOf(one), NOON);
  for (let now = NOON; now < NOON + 600; now += 10) {
    merged.take(1, batchOf({ ...one, feed: 1, id: 9 }), now);
    merged.hear(0, now - 3);
    expect(merged.check(now)).toEqual([]);
  }
});

it('follows the order of a competition before that of FEED', () => {
  const competitions = [{ name: 'Liga', country: 'Germany', also: [], feeds: ['beta'] }];
  const names = createNames([{ countries: [], competitions, teams: [] }]);
  const merged = createMergedBoard({ feeds: FEEDS, names, ids: createMatchIds(), silentSeconds: 90, startedAt: NOON });
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  merged.take(0, batchOf({ ...one, score: 3 }), NOON);
  merged.take(1, batchOf({ ...one, feed: 1, id: 9, score: 5 }), NOON);
  expect(merged.drain().matches?.map(({ home_scores }) => home_scores[0])).toEqual([5]);
});

it("gives lines of a table the ids of the teams, and keeps the first feed's names", () => {
  const merged = board();
  const one = { feed: 1, id: 9, home: 0, away: 2, kickOff: NOON };
  const row = { played: 1, won: 1, drawn: 0, lost: 0, goals_for: 1, goals_against: 0, points: 3, form: [] };
  merged.take(1, { ...batchOf(one), standings: [{ competition_id: 71, rows: [{ ...row, team_id: 200 }] }] }, NOON);
  merged.take(0, batchOf({ ...one, feed: 0, id: 1 }), NOON);
  merged.take(1, batchOf(one), NOON + 10);
  const { standings, matches, teams, competitions } = merged.drain();
  expect(standings).toEqual([
    { competition_id: competitions?.[0]?.id, rows: [{ ...row, team_id: matches?.[0]?.home_team_id }] },
  ]);
  expect(teams?.map(({ name }) => name).sort()).toEqual(['Hafen 09', 'Nordstern']);
});

it('forgets matches that nobody is shown any more', () => {
  const merged = board();
  merged.take(0, batchOf({ feed: 0, id: 1, home: 0, away: 2, kickOff: NOON }), NOON);
  merged.check(NOON + 16 * 86_400);
  expect(merged.groups().size).toBe(1);
  merged.check(NOON + 18 * 86_400);
  expect(merged.groups().size).toBe(0);
});
