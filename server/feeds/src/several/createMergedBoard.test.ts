import fc from 'fast-check';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { aSquad } from '../testing/lineupBuilders';
import { createMatchIds } from './createMatchIds';
import { createMergedBoard } from './createMergedBoard';
import { createNames } from './createNames';
import { batchOf, board, FEEDS, NOON, type SampleMatch } from './testing/matchBatch';

const sampleMatch = fc.record({
  feed: fc.nat(2),
  id: fc.integer({ min: 1, max: 8 }),
  home: fc.nat(1),
  away: fc.integer({ min: 2, max: 3 }),
  kickOff: fc.integer({ min: 0, max: 60 }).map((hours) => NOON + hours * 3600),
});

/** Each feed emits each of its matches once. */
const evening = fc.uniqueArray(sampleMatch, { maxLength: 14, selector: ({ feed, id }) => `${feed} ${id}` });

/** Which of the feeds' matches are one, as sets of `feed:id`. */
function groupsOf(all: readonly SampleMatch[]): string[] {
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

it("shows a match no more that turned out to be the other feed's", () => {
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

it('follows the order of a competition before that of FEED', () => {
  const competitions = [{ name: 'Liga', country: 'Germany', also: [], feeds: ['beta'] }];
  const names = createNames([{ countries: [], competitions, teams: [] }]);
  const merged = createMergedBoard({ feeds: FEEDS, names, ids: createMatchIds(), silentSeconds: 90, startedAt: NOON });
  const one = { feed: 0, id: 1, home: 0, away: 2, kickOff: NOON };
  merged.take(0, batchOf({ ...one, score: 3 }), NOON);
  merged.take(1, batchOf({ ...one, feed: 1, id: 9, score: 5 }), NOON);
  expect(merged.drain().matches?.map(({ home_scores }) => home_scores[0])).toEqual([5]);
});

it("a squad has the id of its team, and is the first feed's that has one", () => {
  const merged = board();
  const match = (feed: number) => batchOf({ feed, id: 1, home: 0, away: 2, kickOff: NOON });
  const squadOf = (team_id: number, coach: string) => ({ squads: [aSquad({ team_id, coach })] });
  merged.take(1, { ...match(1), ...squadOf(200, 'của nguồn thứ hai') }, NOON);
  merged.take(0, match(0), NOON);
  const { matches, squads } = merged.drain();
  expect(squads).toEqual([aSquad({ team_id: matches?.[0]?.home_team_id ?? 0, coach: 'của nguồn thứ hai' })]);
  merged.take(0, squadOf(100, 'của nguồn thứ nhất'), NOON);
  merged.take(1, squadOf(200, 'lại của nguồn thứ hai'), NOON);
  merged.take(0, squadOf(999, 'không ai biết'), NOON);
  expect(merged.drain().squads?.map(({ coach }) => coach)).toEqual(['của nguồn thứ nhất']);
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
