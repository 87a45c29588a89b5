import { competitionKey } from 'feeds/several/competitionKey';
import type { Criterion } from 'shared-kernel/entities/seasonTables';
import { groupRuleOf } from './groupRules';
import {
  ASIAN_CUP,
  CHAMPIONS_LEAGUE,
  EURO,
  juneOf,
  lines,
  played,
  table,
  WORLD_CUP_2022,
  WORLD_CUP_2026,
} from './testing/groupTable';

test.each([
  ['world|world cup 2018', 2018, WORLD_CUP_2022],
  ['world|world cup', 2026, WORLD_CUP_2026],
  ['world|asian cup', 2027, ASIAN_CUP],
  ['europe|uefa nations league', 2026, CHAMPIONS_LEAGUE],
  ['england|fa cup', 2026, undefined],
  ['australia|world cup', 2026, undefined],
  ['world|fifa womens world cup', 2027, undefined],
  ['asia|asean championship', 2026, undefined],
])('%s of %d', (key, year, rule) => {
  expect(groupRuleOf(key, juneOf(year))).toEqual(rule);
});

test.each([
  ['Quốc tế', 'Cúp châu Á', ASIAN_CUP],
  ['Châu Á', 'CÚP CHÂU Á 2027', ASIAN_CUP],
  ['Châu Á', 'Asian Cup', ASIAN_CUP],
  [undefined, 'Cúp bóng đá châu Á', ASIAN_CUP],
  ['Quốc tế', 'Vô địch thế giới', WORLD_CUP_2026],
  ['Thế giới', 'Cúp thế giới', WORLD_CUP_2026],
  ['Châu Âu', 'Vô địch châu Âu', EURO],
  ['Châu Âu', 'Euro 2028', EURO],
  ['Châu Âu', 'Cúp C1 châu Âu', CHAMPIONS_LEAGUE],
  ['Châu Á', 'Cúp C1 châu Á', undefined],
  ['Châu Á', 'Cúp C1', undefined],
  ['Quốc tế', 'Cúp châu Á U23', undefined],
  ['Quốc tế', 'U23 châu Á', undefined],
  ['Quốc tế', 'Cúp châu Á nữ', undefined],
  ['Quốc tế', 'Cúp bóng đá nữ châu Á', undefined],
  ['Quốc tế', 'Vô địch thế giới nữ', undefined],
  ['Quốc tế', 'Cúp thế giới các CLB', undefined],
  ['Châu Âu', 'U21 vô địch châu Âu', undefined],
  ['Việt Nam', 'Cúp châu Á', undefined],
])('by its name in Vietnam: %s, %s', (country, name, rule) => {
  expect(groupRuleOf(competitionKey(country, name), juneOf(2028))).toEqual(rule);
});

/** A and B: 4 points, 2–2; A has won their match. */
const EVEN = played('A-B 1-0', 'C-A 1-0', 'A-D 1-1', 'B-C 1-0', 'B-D 1-1', 'C-D 3-0');

describe('FIFA', () => {
  test('until 2022 matches between the teams count after all goals, from 2026 before', () => {
    expect(lines(table(WORLD_CUP_2022, EVEN))).toEqual([
      [1, 'C', 6, undefined],
      [2, 'A', 4, undefined],
      [3, 'B', 4, 'mutual_points'],
      [4, 'D', 2, undefined],
    ]);
    // B has beaten C by one goal more than above.
    const better = played('A-B 1-0', 'C-A 1-0', 'A-D 1-1', 'B-C 2-0', 'B-D 1-1', 'C-D 3-0');
    expect(lines(table(WORLD_CUP_2022, better)).slice(1, 3)).toEqual([
      [2, 'B', 4, undefined],
      [3, 'A', 4, 'goal_difference'],
    ]);
    expect(lines(table(WORLD_CUP_2026, better)).slice(1, 3)).toEqual([
      [2, 'A', 4, undefined],
      [3, 'B', 4, 'mutual_points'],
    ]);
  });

  test('cards separate whom nothing else does, where they are known', () => {
    // All three drawn 1–1 between them; each has lost 0–1 to D.
    const level = played('A-B 1-1', 'B-C 1-1', 'C-A 1-1', 'D-A 1-0', 'D-B 1-0', 'D-C 1-0');
    for (const rule of [WORLD_CUP_2022, WORLD_CUP_2026]) {
      expect(table(rule, level).map(({ place }) => place)).toEqual([1, 2, 2, 2]);
      expect(lines(table(rule, level, { A: -4, B: -1, C: -4, D: -9 }))).toEqual([
        [1, 'D', 9, undefined],
        [2, 'B', 2, undefined],
        [3, 'A', 2, 'fair_play'],
        [3, 'C', 2, 'fair_play'],
      ]);
    }
  });
});

describe('UEFA and AFC', () => {
  /** The example of hermann-baum.de, "EURO 2024, Example": three teams with 3 points. */
  const THREE = played(
    ...['Türkiye-Georgia 1-0', 'Portugal-Czechia 2-1', 'Georgia-Czechia 2-1', 'Türkiye-Portugal 2-3'],
    ...['Georgia-Portugal 0-3', 'Czechia-Türkiye 1-0'],
  );

  test('matches between the teams count first, and once more between those whom they leave equal', () => {
    for (const rule of [EURO, ASIAN_CUP, WORLD_CUP_2026]) {
      expect(lines(table(rule, THREE))).toEqual([
        [1, 'Portugal', 9, undefined],
        [2, 'Georgia', 3, undefined],
        [3, 'Czechia', 3, 'mutual_points'],
        [4, 'Türkiye', 3, 'mutual_goals'],
      ]);
    }
  });

  test('criteria of these matches are through before anybody begins anew', () => {
    // Each of three has beaten another. Between them C has the best difference, and B has scored more than A, who has beaten it.
    const matches = played('A-B 2-0', 'B-C 5-4', 'C-A 3-0', 'A-D 1-0', 'B-D 1-0', 'C-D 1-0');
    expect(lines(table(EURO, matches)).slice(0, 3)).toEqual([
      [1, 'C', 6, undefined],
      [2, 'B', 6, 'mutual_difference'],
      [3, 'A', 6, 'mutual_goals'],
    ]);
    const atOnce = table({ ...EURO, startsAgain: 'atOnce' }, matches);
    expect(atOnce.map(({ name }) => name)).toEqual(['C', 'A', 'B', 'D']);
  });

  test('before they have met the goals of all matches count', () => {
    const first = played('A-C 1-0', 'B-D 3-0');
    expect(lines(table(EURO, first)).slice(0, 2)).toEqual([
      [1, 'B', 3, undefined],
      [2, 'A', 3, 'goal_difference'],
    ]);
  });

  /** Group F of 2023/24: PSG beat Milan 3–0 and lost 1–2, so they were second with as many points. */
  const GROUP_F = played(
    ...['PSG-BVB 2-0', 'Milan-Newcastle 0-0', 'Newcastle-PSG 4-1', 'BVB-Milan 0-0', 'PSG-Milan 3-0'],
    ...['Newcastle-BVB 0-1', 'Milan-PSG 2-1', 'BVB-Newcastle 2-0', 'PSG-Newcastle 1-1', 'Milan-BVB 1-3'],
    ...['Newcastle-Milan 1-2', 'BVB-PSG 1-1'],
  );

  test('in the Champions League both matches between the teams count, once both are played', () => {
    expect(lines(table(CHAMPIONS_LEAGUE, GROUP_F))).toEqual([
      [1, 'BVB', 11, undefined],
      [2, 'PSG', 8, undefined],
      [3, 'Milan', 8, 'mutual_difference'],
      [4, 'Newcastle', 5, undefined],
    ]);
    // PSG has beaten A, who has the better difference; the other match is to come.
    const one = played('PSG-Milan 1-0', 'Milan-BVB 5-0', 'PSG-BVB 0-1');
    expect(lines(table(CHAMPIONS_LEAGUE, one))[0]).toEqual([1, 'Milan', 3, undefined]);
  });

  const DRAWN = ['A-B 0-0', 'B-A 0-0'];

  test.each<[Criterion, string[]]>([
    ['goals_scored', ['A-B 0-0', 'B-A 0-0', 'A-C 2-1', 'C-A 0-0', 'B-C 1-0', 'C-B 0-0']],
    ['away_goals', ['A-B 0-0', 'B-A 0-0', 'A-C 0-0', 'C-A 0-1', 'B-C 1-0', 'C-B 0-0']],
    // Both have 6 points, 4–4 and two goals away: A has won one and lost two, B has drawn all.
    ['wins', [...DRAWN, 'A-C 0-1', 'A-D 2-0', 'C-A 2-1', 'D-A 1-1', 'B-C 1-1', 'C-B 1-1', 'B-D 1-1', 'D-B 1-1']],
    // Both have won once, with 2–2 and one goal away: A has won away.
    ['away_wins', [...DRAWN, 'C-A 0-1', 'A-C 0-1', 'D-A 0-0', 'A-D 1-1', 'B-C 1-0', 'C-B 1-0', 'D-B 1-1', 'B-D 0-0']],
  ])('%s', (by, scores) => {
    const made = table(CHAMPIONS_LEAGUE, played(...scores));
    const at = made.findIndex(({ decidedBy }) => decidedBy === by);
    expect([made[at - 1]?.name, made[at]?.name]).toEqual(['A', 'B']);
  });
});
