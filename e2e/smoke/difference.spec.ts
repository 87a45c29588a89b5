import { expect, test } from '@playwright/test';
import { firstDifference, type TextBox } from './difference';

const box = (text: string, y = 10): TextBox => ({ text, x: 5, y, width: 40, height: 20 });

test('pictures that are alike have no difference', () => {
  expect(firstDifference([], [])).toBeUndefined();
  expect(firstDifference([box('a'), box('b', 30)], [box('a'), box('b', 30)])).toBeUndefined();
});

for (const [what, drawn, app, said] of [
  ['another text', [box('a')], [box('b')], '"a" at 5,10 (40 × 20), and the app has "b" at 5,10 (40 × 20)'],
  ['another place', [box('a')], [box('a', 11)], '"a" at 5,10 (40 × 20), and the app has "a" at 5,11 (40 × 20)'],
  ['a text that the app has not', [box('a')], [], '"a" at 5,10 (40 × 20), and the app has nothing more'],
  ['a text that was not drawn', [], [box('b')], 'nothing more, and the app has "b" at 5,10 (40 × 20)'],
] as const)
  test(`${what} is a difference, and is named`, () => {
    expect(firstDifference(drawn, app)).toBe(said);
  });
