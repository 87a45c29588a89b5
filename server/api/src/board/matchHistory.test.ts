import fc from 'fast-check';
import { decode } from 'shared-kernel/decode/decode';
import { Side } from 'shared-kernel/entities/incident';
import { matchHistorySchema } from 'shared-kernel/entities/matchHistory';
import type { PastResult } from '../store/results/readHistory';
import { aKeptResult } from '../testing/keptResults';
import { goalsByQuarter, sumOf, toMatchHistory } from './matchHistory';

const aPastResult = (given: Partial<PastResult> = {}): PastResult => ({ side: Side.Home, ...aKeptResult(), ...given });

const side = fc.constantFrom(Side.Home, Side.Away);
const goals = fc.integer({ min: 0, max: 6 });
const results = fc.array(
  fc.record({ side, home_goals: goals, away_goals: goals }).map((given) => aPastResult(given)),
  { maxLength: 10 },
);

test('the sum is what one gets who counts the matches one by one', () => {
  fc.assert(
    fc.property(results, (all) => {
      const own = all.map((one) => (one.side === Side.Home ? one.home_goals : one.away_goals));
      const theirs = all.map((one) => (one.side === Side.Home ? one.away_goals : one.home_goals));
      const differences = own.map((scored, index) => scored - (theirs[index] ?? 0));
      expect(sumOf(all)).toEqual({
        won: differences.filter((difference) => difference > 0).length,
        drawn: differences.filter((difference) => difference === 0).length,
        lost: differences.filter((difference) => difference < 0).length,
        goals_for: own.reduce((sum, scored) => sum + scored, 0),
        goals_against: theirs.reduce((sum, scored) => sum + scored, 0),
      });
    }),
  );
});

test('seen from the other side the sum is turned round', () => {
  fc.assert(
    fc.property(results, (all) => {
      const { won, drawn, lost, goals_for, goals_against } = sumOf(all);
      const turned = all.map((one) => ({ ...one, side: one.side === Side.Home ? Side.Away : Side.Home }));
      expect(sumOf(turned)).toEqual({
        won: lost,
        drawn,
        lost: won,
        goals_for: goals_against,
        goals_against: goals_for,
      });
    }),
  );
});

const minute = fc.integer({ min: 1, max: 120 });

test('each goal of the 90 minutes is in one quarter hour, and those of extra time in none', () => {
  fc.assert(
    fc.property(fc.array(fc.array(minute), { maxLength: 10 }), (all) => {
      const { quarters = [0, 0, 0, 0, 0, 0], timed } = goalsByQuarter(
        all.map((minutes) => aPastResult({ home_minutes: minutes.join(',') })),
      );
      const within = (from: number) => all.flat().filter((one) => one > from && one <= from + 15).length;
      expect(quarters).toEqual([0, 15, 30, 45, 60, 75].map(within));
      expect(timed).toBe(all.length);
    }),
  );
});

test.each([
  ['1', 0],
  ['15', 0],
  ['16', 1],
  ['45', 2],
  ['45+7', 2],
  ['46', 3],
  ['90+13', 5],
])('minute %s is in quarter %s', (home_minutes, quarter) => {
  expect(goalsByQuarter([aPastResult({ home_minutes })]).quarters?.indexOf(1)).toBe(quarter);
});

test('matches whose minutes are not known do not count; without any there are no quarters', () => {
  const unknown = aPastResult({ home_minutes: null });
  expect(goalsByQuarter([unknown, aPastResult({ side: Side.Away })])).toEqual({
    quarters: [0, 0, 0, 0, 0, 1],
    timed: 1,
  });
  expect(goalsByQuarter([unknown])).toEqual({ quarters: undefined, timed: 0 });
});

test('a page can read all of it, and is led only to matches that it can look at', () => {
  const shootout = aPastResult({ match_id: 8, home_kicks: 3, away_kicks: 4, shootout_winner: 2, is_extra_time: true });
  const bare = aPastResult({
    match_id: null,
    home_half: null,
    home_regular: null,
    is_extra_time: null,
    kick_off: -3_000_000_000,
    shootout_winner: 1,
    home_minutes: null,
  });
  const history = toMatchHistory({ meetings: [shootout, bare], home: [bare], away: [] }, (id) => id === 8);
  expect(decode(matchHistorySchema, JSON.parse(JSON.stringify(history)))).toEqual(history);
  expect(history.meetings).toMatchObject([
    { match_id: 8, shootout: [3, 4], shootout_winner: 2, after_extra_time: true, half_time: [1, 0] },
    { match_id: undefined, shootout: undefined, shootout_winner: 1, half_time: undefined, match_time: -3_000_000_000 },
  ]);
  expect(toMatchHistory({ meetings: [shootout], home: [], away: [] }, () => false).meetings[0]?.match_id).toBe(
    undefined,
  );
});
