import type { Pair } from 'shared-kernel/rules/score';
import { type GoalEffect, goalEffect } from './goalEffect';
import type { TimelineSide } from './timelineEntry';

const pair = ([home, away]: [number, number]): Pair => ({ home, away });

it.each<[GoalEffect, TimelineSide, [number, number], [number, number]]>([
  ['opens', 'home', [0, 0], [1, 0]],
  ['opens', 'away', [0, 0], [0, 1]],
  ['equalises', 'home', [0, 1], [1, 1]],
  ['equalises', 'away', [3, 2], [3, 3]],
  ['leads', 'home', [1, 1], [2, 1]],
  ['leads', 'away', [2, 2], [2, 3]],
  ['widens', 'home', [1, 0], [2, 0]],
  ['widens', 'away', [1, 4], [1, 5]],
  ['reduces', 'home', [0, 2], [1, 2]],
  ['reduces', 'away', [4, 0], [4, 1]],
])('a goal that %s: %s, from %j to %j', (effect, side, before, after) => {
  expect(goalEffect(side, pair(before), pair(after))).toBe(effect);
});

it.each<[string, TimelineSide, [number, number], [number, number]]>([
  ['whose side is unknown', 'neither', [0, 0], [1, 0]],
  ['before which others are missing', 'home', [0, 0], [3, 1]],
  ['of the other side, by its score', 'home', [0, 0], [0, 1]],
  ['that changes nothing', 'away', [1, 1], [1, 1]],
  ['with a score that falls', 'home', [2, 0], [1, 0]],
])('of a goal %s it is not known', (_, side, before, after) => {
  expect(goalEffect(side, pair(before), pair(after))).toBe('scores');
});
