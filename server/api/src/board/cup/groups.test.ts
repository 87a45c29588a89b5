import { USUAL_RULE } from '../season/tieRules';
import type { CupMatch } from './cupMatch';
import { groups } from './groups';

const match = (phase: CupMatch['phase'], home: number, away: number, group = 'A'): CupMatch => ({
  id: home * 10 + away,
  round: 'group',
  group,
  phase,
  home,
  away,
  kickOff: 0,
  goals: [1, 0],
  kicks: undefined,
  shootout: undefined,
  hasExtraTime: false,
  cards: undefined,
  isLive: false,
  isToCome: false,
});
const made = (...matches: CupMatch[]) =>
  groups(matches, String, USUAL_RULE).map(({ phase, name, rows }) => [phase, name, rows.length]);

test.each(['first', 'league_a'] as const)('matches without a phase count to %s, if it is the only one', (phase) => {
  expect(made(match(undefined, 1, 2), match(phase, 3, 4), match(undefined, 1, 3))).toEqual([[phase, 'A', 4]]);
});

test('they do not where the name has several phases, or another name has the phase', () => {
  expect(made(match(undefined, 1, 2), match('league_a', 3, 4), match('league_b', 5, 6))).toEqual([
    [undefined, 'A', 2],
    ['league_a', 'A', 2],
    ['league_b', 'A', 2],
  ]);
  expect(made(match(undefined, 1, 2), match('first', 3, 4, 'B'))).toEqual([
    [undefined, 'A', 2],
    ['first', 'B', 2],
  ]);
});

test('a second phase that alone has a name stands behind the first', () => {
  expect(made(match('second', 3, 4), match(undefined, 1, 2))).toEqual([
    [undefined, 'A', 2],
    ['second', 'A', 2],
  ]);
});
