import { matchdayIn } from './matchdayIn';
import { stageIn } from './stageIn';

it.each([
  ['Regular Season - 15', 15],
  ['REGULAR_SEASON - 2', 2],
  ['Clausura - 9', 9],
  ['2nd Phase - 4', 4],
  ['League Stage - 8', 8],
  ['League - 38', 38],
  ['7. Spieltag', 7],
])('%j is matchday %d, and no part of a cup', (words, matchday) => {
  expect([matchdayIn(words), stageIn(words)]).toEqual([matchday, undefined]);
});

it.each([
  'Regular Season',
  'Regular Season - 0',
  'Regular Season - 100',
  'Group Stage - 2',
  'League A - 3',
  'Championship Round - 2',
  '1. Runde',
  'Quarter-finals',
  '15',
  '',
  undefined,
])('%j is no matchday', (words) => {
  expect(matchdayIn(words)).toBeUndefined();
});
