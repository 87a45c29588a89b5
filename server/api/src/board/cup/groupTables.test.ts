import fc from 'fast-check';
import { groupsOfThreeMatches, internationals } from 'feeds/testing/internationals';
import { onRealData } from 'feeds/testing/readShared';
import type { Criterion } from 'shared-kernel/entities/seasonTables';
import type { TieRule } from '../season/tieRules';
import {
  ASIAN_CUP,
  CHAMPIONS_LEAGUE,
  EURO,
  type Played,
  ruleOf,
  table,
  WORLD_CUP_2022,
  WORLD_CUP_2026,
} from './testing/groupTable';

/** The rules once more, from their words alone: nothing below comes from the product. */
type Value = (all: readonly Played[], team: string) => number;

const sum =
  (value: (scored: number, conceded: number, isAway: boolean) => number): Value =>
  (all, team) =>
    all.reduce((total, { home, away, goals: [h, a] }) => {
      if (home === team) return total + value(h, a, false);
      return away === team ? total + value(a, h, true) : total;
    }, 0);

const points = sum((scored, conceded) => (scored > conceded ? 3 : scored === conceded ? 1 : 0));
const difference = sum((scored, conceded) => scored - conceded);
const scored = sum((own) => own);
const awayGoals = sum((own, _, isAway) => (isAway ? own : 0));
const wins = sum((own, other) => (own > other ? 1 : 0));
const awayWins = sum((own, other, isAway) => (isAway && own > other ? 1 : 0));

function apart(teams: readonly string[], values: readonly ((team: string) => number)[]): string[][] {
  const keys = new Map(teams.map((team) => [team, values.map((value) => value(team))]));
  const compare = (one: string, other: string) =>
    values.map((_, index) => (keys.get(other)?.[index] ?? 0) - (keys.get(one)?.[index] ?? 0)).find(Boolean) ?? 0;
  const groups: string[][] = [];
  for (const team of [...teams].sort(compare)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], team) === 0) last.push(team);
    else groups.push([team]);
  }
  return groups;
}

const among = (all: readonly Played[], teams: readonly string[]) =>
  all.filter(({ home, away }) => teams.includes(home) && teams.includes(away));

const ofMeetings = (all: readonly Played[], teams: readonly string[]) =>
  [points, difference, scored].map((value) => (team: string) => value(among(all, teams), team));

const ofAll = (all: readonly Played[], values: readonly Value[]) =>
  values.map((value) => (team: string) => value(all, team));

/** Criteria a to c, then d: the same for those who are left; then the rest. */
function headToHeadFirst(all: readonly Played[], equal: readonly string[], rest: readonly Value[]): string[][] {
  const parts = apart(equal, ofMeetings(all, equal));
  if (parts.length === 1) return apart(equal, ofAll(all, rest));
  return parts.flatMap((part) => (part.length === 1 ? [part] : headToHeadFirst(all, part, rest)));
}

function goalsFirst(all: readonly Played[], equal: readonly string[]): string[][] {
  return apart(equal, ofAll(all, [difference, scored])).flatMap((part) => apart(part, ofMeetings(all, part)));
}

type Naive = (all: readonly Played[], equal: readonly string[]) => string[][];

const NAIVE: readonly (readonly [string, TieRule, Naive])[] = [
  ['World Cup until 2022', WORLD_CUP_2022, goalsFirst],
  ['World Cup of 2026', WORLD_CUP_2026, (all, equal) => headToHeadFirst(all, equal, [difference, scored])],
  ['Euro', EURO, (all, equal) => headToHeadFirst(all, equal, [difference, scored])],
  [
    'Champions League',
    CHAMPIONS_LEAGUE,
    (all, equal) => headToHeadFirst(all, equal, [difference, scored, awayGoals, wins, awayWins]),
  ],
];

function naivePlaces(all: readonly Played[], naive: Naive): Record<string, number> {
  const teams = [...new Set(all.flatMap(({ home, away }) => [home, away]))];
  let before = 0;
  return Object.fromEntries(
    apart(teams, ofAll(all, [points]))
      .flatMap((equal) => naive(all, equal))
      .flatMap((part) => {
        const place = before + 1;
        before += part.length;
        return part.map((team) => [team, place]);
      }),
  );
}

const places = (made: ReturnType<typeof table>) => Object.fromEntries(made.map(({ name, place }) => [name, place]));

test.each(NAIVE)('%s: of any group that is over the table is that of the rule’s words', (_, rule, naive) => {
  const teams = ['A', 'B', 'C', 'D'];
  const pairs = teams
    .flatMap((home) => teams.map((away) => [home, away] as const))
    .filter(([home, away]) => home !== away);
  const fixtures = rule.meetings === 'bothLegs' ? pairs : pairs.filter(([home, away]) => home < away);
  // Few goals make many ties.
  const goals = fc.array(fc.tuple(fc.nat(1), fc.nat(2)), { minLength: fixtures.length, maxLength: fixtures.length });
  fc.assert(
    fc.property(goals, (scores) => {
      const matches = fixtures.map(([home, away], index) => ({ home, away, goals: scores[index] ?? [0, 0] }));
      expect(places(table(rule, matches))).toEqual(naivePlaces(matches, naive));
    }),
    { numRuns: process.env.TEST_RING === 'long' ? 1000 : 200 },
  );
});

onRealData('real tournaments', () => {
  const rulesOf = { 'FIFA World Cup': 'world|fifa world cup', 'UEFA Euro': 'europe|european championship' };

  test.each([
    ['FIFA World Cup', 2018, 8],
    ['FIFA World Cup', 2022, 8],
    ['FIFA World Cup', 2026, 12],
    ['UEFA Euro', 2021, 6],
    ['UEFA Euro', 2024, 6],
  ] as const)('%s of %d: the tables are those of the rule’s words', (tournament, year, count) => {
    const groups = groupsOfThreeMatches(internationals(tournament, year));
    expect(groups).toHaveLength(count);
    const rule = ruleOf(rulesOf[tournament], year);
    const naive = NAIVE.find(([, one]) => one === rule || one.criteria === rule.criteria)?.[2];
    if (!naive) throw new Error('Expected the rule in its own words');
    for (const group of groups) expect(places(table(rule, group))).toEqual(naivePlaces(group, naive));
  });

  /** As UEFA, AFC and FIFA published them. */
  test.each<[string, string, number, TieRule, readonly [string, number, Criterion | undefined][]]>([
    [
      ...(['Denmark', 'UEFA Euro', 2021, EURO] as const),
      [
        ['Belgium', 1, undefined],
        ['Denmark', 2, undefined],
        ['Finland', 3, 'mutual_difference'],
        ['Russia', 4, 'mutual_difference'],
      ],
    ],
    [
      ...(['Croatia', 'UEFA Euro', 2021, EURO] as const),
      [
        ['England', 1, undefined],
        ['Croatia', 2, undefined],
        ['Czech Republic', 3, 'goals_scored'],
        ['Scotland', 4, undefined],
      ],
    ],
    [
      ...(['Romania', 'UEFA Euro', 2024, EURO] as const),
      [
        ['Romania', 1, undefined],
        ['Belgium', 2, 'mutual_goals'],
        ['Slovakia', 3, 'mutual_difference'],
        ['Ukraine', 4, 'mutual_difference'],
      ],
    ],
    [
      // UEFA went on to the qualifiers’ ranking: Denmark and Slovenia had as many cards, too.
      ...(['Denmark', 'UEFA Euro', 2024, EURO] as const),
      [
        ['England', 1, undefined],
        ['Denmark', 2, undefined],
        ['Slovenia', 2, undefined],
        ['Serbia', 4, undefined],
      ],
    ],
    [
      // Bahrain had the better difference.
      ...(['Thailand', 'AFC Asian Cup', 2019, ASIAN_CUP] as const),
      [
        ['United Arab Emirates', 1, undefined],
        ['Thailand', 2, undefined],
        ['Bahrain', 3, 'mutual_points'],
        ['India', 4, undefined],
      ],
    ],
    [
      ...(['Germany', 'FIFA World Cup', 2026, WORLD_CUP_2026] as const),
      [
        ['Germany', 1, undefined],
        ['Ivory Coast', 2, 'mutual_points'],
        ['Ecuador', 3, undefined],
        ['Curaçao', 4, undefined],
      ],
    ],
  ])('%s in the %s of %d', (team, tournament, year, rule, expected) => {
    const groups = groupsOfThreeMatches(internationals(tournament, year));
    const group = groups.find((one) => one.some(({ home, away }) => home === team || away === team)) ?? [];
    expect(table(rule, group).map(({ name, place, decidedBy }) => [name, place, decidedBy])).toEqual(expected);
  });
});
