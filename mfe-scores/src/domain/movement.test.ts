import { movement } from './movement';

const places = (tops: Record<string, number>) => new Map(Object.entries(tops));

it.each([
  ['nothing moved', { a: 100, b: 136 }, { a: 100, b: 136 }, 0],
  ['a line above went away', { a: 100, b: 136, c: 172 }, { a: 64, b: 100, c: 136 }, -36],
  ['a line came above', { a: 100, b: 136, c: 172 }, { a: 136, b: 172, c: 208 }, 36],
  ['one of them went far away', { a: 100, b: 136, c: 172 }, { a: -900, b: 100, c: 136 }, -36],
  ['one of them is gone', { a: 100, b: 136, c: 172 }, { b: 100, c: 136 }, -36],
  ['most of them are gone', { a: 100, b: 136, c: 172 }, { c: 100 }, 0],
  ['nothing was in sight', {}, { a: 1 }, 0],
])('%s', (_, before, after, moved) => {
  expect(movement(places(before), places(after))).toBe(moved);
});
