import fc from 'fast-check';
import type { Criterion } from 'shared-kernel/entities/seasonTables';
import { rankTeams } from './rankTeams';
import { type SeasonResult, seenFrom, sumsOf } from './sumsOf';
import { type TieRule, tieRuleOf, USUAL_RULE } from './tieRules';

const result = (home: number, away: number, goals: readonly [number, number], isLive = false): SeasonResult => ({
  home,
  away,
  goals,
  isLive,
  kickOff: 0,
  half: undefined,
});

function rank(teams: readonly number[], results: readonly SeasonResult[], rule: TieRule) {
  return rankTeams(sumsOf(teams, seenFrom(results, ['home', 'away'])), results, rule);
}

const [A, B, C] = [1, 2, 3];

/** A season of three: `1-0` is what the first one of the pair scored at home, and the other. */
function season(scores: Readonly<Record<string, string>>): SeasonResult[] {
  const ids: Readonly<Record<string, number>> = { A, B, C };
  return Object.entries(scores).map(([pair, score]) => {
    const [home = 0, away = 0] = score.split('-').map(Number);
    return result(ids[pair[0] ?? ''] ?? 0, ids[pair[1] ?? ''] ?? 0, [home, away]);
  });
}

const ruleOf = (key: string): TieRule => {
  const rule = tieRuleOf(key);
  if (!rule) throw new Error(`Expected a rule of ${key}`);
  return rule;
};

/** Reckoned by hand: A and B have as many points, and equal whatever comes before the criterion. */
describe('each criterion of the matches between them', () => {
  // A and B: 5 points, 2–2. C has 5 and 3–3. Between A and B: 1–0 and 0–0, so 4 points to 1, and one goal.
  const oneGoal = season({ AB: '1-0', BA: '0-0', AC: '1-2', CA: '0-0', BC: '2-1', CB: '0-0' });
  // Between them 1–1 and 2–2: A scored two away, B one. Each beat C at home, 1–0, and lost there.
  const awayGoal = season({ AB: '1-1', BA: '2-2', AC: '1-0', CA: '1-0', BC: '1-0', CB: '1-0' });
  // All is drawn, 3–3 each, 1–1 twice between them; A scored one away at B and one at C, B one at A.
  const allAway = season({ AB: '1-1', BA: '1-1', AC: '0-0', CA: '1-1', BC: '1-1', CB: '0-0' });
  // A and B: 7 points, +1; between them 4 to 1.
  const points = season({ AB: '1-0', BA: '0-0', AC: '1-0', CA: '2-1', BC: '1-0', CB: '0-1' });
  // A and B: 7 points, +2; between them 3 to 3, goals 2–1. B scored more in all.
  const goals = season({ AB: '2-0', BA: '1-0', AC: '1-0', CA: '0-0', BC: '3-0', CB: '0-0' });

  test.each<[string, string, SeasonResult[], Criterion]>([
    ['Premier League', 'england|premier league', oneGoal, 'mutual_points'],
    ['Premier League', 'england|premier league', awayGoal, 'mutual_away_goals'],
    ['Bundesliga', 'germany|bundesliga', oneGoal, 'mutual_difference'],
    ['Bundesliga', 'germany|bundesliga', awayGoal, 'mutual_away_goals'],
    ['Bundesliga', 'germany|bundesliga', allAway, 'away_goals'],
    ['La Liga', 'spain|la liga', points, 'mutual_points'],
    ['La Liga', 'spain|la liga', goals, 'mutual_difference'],
    ['Serie A', 'italy|serie a', points, 'mutual_points'],
    ['Serie A', 'italy|serie a', goals, 'mutual_difference'],
    ['Ligue 1', 'france|ligue 1', points, 'mutual_points'],
    ['Ligue 1', 'france|ligue 1', goals, 'mutual_difference'],
  ])('%s', (_, key, results, by) => {
    const ranked = rank([B, A, C], results, ruleOf(key));
    const at = ranked.findIndex(({ team }) => team === B);
    expect([ranked[at - 1]?.team, ranked[at]?.decidedBy]).toEqual([A, by]);
  });

  test('in England they do not count before the season is over: the place is shared', () => {
    const four = rank([A, B, C, 4], oneGoal, ruleOf('england|premier league'));
    expect(four.map(({ team, place }) => [team, place])).toEqual([
      [C, 1],
      [A, 2],
      [B, 2],
      [4, 4],
    ]);
  });

  test('in Germany nothing after the goals counts before both legs are played: the place is shared', () => {
    const oneLeg = season({ AB: '1-1', AC: '0-0', CA: '1-1', BC: '1-1', CB: '0-0' });
    const ranked = rank([A, B, C], oneLeg, ruleOf('germany|bundesliga'));
    expect(ranked.map(({ team, place }) => [team, place])).toEqual([
      [C, 1],
      [A, 2],
      [B, 2],
    ]);
  });

  test('in Spain and Italy the goal difference of all matches counts until both legs are played', () => {
    // Only A–B is played, and A has won it; B has the better difference.
    const first = season({ AB: '1-0', AC: '0-1', BC: '3-0' });
    for (const key of ['spain|la liga', 'italy|serie a']) {
      const [leader, second] = rank([A, B, C], first, ruleOf(key));
      expect([leader?.team, second?.decidedBy]).toEqual([B, 'goal_difference']);
    }
  });

  test('a match in play between them is no second leg yet', () => {
    const live = points.map((one) => (one.home === B && one.away === A ? { ...one, isLive: true } : one));
    const ranked = rank([B, A, C], live, ruleOf('spain|la liga'));
    expect(ranked.some(({ decidedBy }) => decidedBy === 'mutual_points')).toBe(false);
  });
});

test('of three, Spain compares the two that are left by their own matches, Italy goes on to all matches', () => {
  // Between the three: A 6, B 6, C 6 points; differences A +2, B −1, C −1. Of B and C alone: B won 2–0 and lost 0–1.
  const three = season({ AB: '3-0', BA: '1-0', AC: '0-1', CA: '0-1', BC: '2-0', CB: '1-0' });
  // A fourth team, 4, lost to C by more than to B.
  const more = [
    ...[result(B, 4, [1, 0]), result(C, 4, [5, 0]), result(A, 4, [1, 0])],
    ...[result(4, A, [0, 1]), result(4, B, [0, 1]), result(4, C, [0, 1])],
  ];
  const between = rank([A, B, C], three, ruleOf('spain|la liga'));
  expect(between.map(({ team }) => team)[0]).toBe(A);
  const spain = rank([A, B, C, 4], [...three, ...more], ruleOf('spain|la liga'));
  const italy = rank([A, B, C, 4], [...three, ...more], ruleOf('italy|serie a'));
  expect(spain.map(({ team, decidedBy }) => [team, decidedBy])).toEqual([
    [A, undefined],
    [B, 'mutual_difference'],
    [C, 'mutual_difference'],
    [4, undefined],
  ]);
  expect(italy.map(({ team, decidedBy }) => [team, decidedBy])).toEqual([
    [A, undefined],
    [C, 'mutual_difference'],
    [B, 'goal_difference'],
    [4, undefined],
  ]);
});

const anyResults = fc.array(
  fc
    .tuple(fc.nat(7), fc.nat(7), fc.nat(3), fc.nat(3))
    .filter(([home, away]) => home !== away)
    .map(([home, away, scored, conceded]) => result(home, away, [scored, conceded])),
  { maxLength: 60 },
);
const RULES = [
  ...['england|premier league', 'germany|bundesliga', 'spain|la liga', 'italy|serie a', 'france|ligue 1'].map(ruleOf),
  USUAL_RULE,
];
const TEAMS = [0, 1, 2, 3, 4, 5, 6, 7];

test('each team has one place, more points are a better one, and equal places are those of equal points', () => {
  fc.assert(
    fc.property(anyResults, fc.constantFrom(...RULES), (results, rule) => {
      const ranked = rank(TEAMS, results, rule);
      const sums = sumsOf(TEAMS, seenFrom(results, ['home', 'away']));
      expect(ranked.map(({ team }) => team).sort()).toEqual(TEAMS);
      for (const [at, { team, place, decidedBy }] of ranked.entries()) {
        // What separates is named exactly where somebody with as many points has a better place.
        const isBehind = ranked.some(
          (one) => one.place < place && sums.get(one.team)?.points === sums.get(team)?.points,
        );
        expect(decidedBy !== undefined).toBe(isBehind);
        const before = ranked[at - 1];
        const [own, former] = [sums.get(team)?.points ?? 0, before && (sums.get(before.team)?.points ?? 0)];
        if (former === undefined) continue;
        expect(own).toBeLessThanOrEqual(former);
        // A place is the number of the teams before it, or shared.
        expect(place === at + 1 || place === before?.place).toBe(true);
      }
    }),
  );
});

test('who comes first in the list makes no difference to the places', () => {
  fc.assert(
    fc.property(
      anyResults,
      fc.constantFrom(...RULES),
      fc.shuffledSubarray(TEAMS, { minLength: 8 }),
      (results, rule, mixed) => {
        const placesOf = (teams: readonly number[]) =>
          new Map(rank(teams, results, rule).map(({ team, place }): [number, number] => [team, place]));
        const [one, other] = [placesOf(TEAMS), placesOf(mixed)];
        for (const team of TEAMS) expect(one.get(team)).toBe(other.get(team));
      },
    ),
  );
});
