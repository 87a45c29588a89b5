import { chanceAt } from './chanceAt';

const SECONDS = Array.from({ length: 3_000 }, (_, index) => 1_790_000_000 + index);

const shares = (drawn: readonly number[], parts: number) =>
  Array.from({ length: parts }, (_, part) => drawn.filter((at) => Math.floor(at * parts) === part).length);

it.each([2, 3, 5, 12])('over time each of %s adverts has its share', (count) => {
  const times = shares(
    SECONDS.map((at) => chanceAt(at, 'OnHeaderLevel2')),
    count,
  );
  for (const share of times) expect(Math.abs(share / SECONDS.length - 1 / count)).toBeLessThan(0.03);
});

it('two places show no fixed pairs', () => {
  const pairs = SECONDS.map((at) => (chanceAt(at, 'bottomEdge') < 0.5 ? 0 : 0.5) + chanceAt(at, 'catfish') / 2);
  for (const share of shares(pairs, 4)) expect(Math.abs(share / SECONDS.length - 1 / 4)).toBeLessThan(0.03);
});

it('is the same for who asks again, and below 1', () => {
  expect(chanceAt(7, 'popup')).toBe(chanceAt(7, 'popup'));
  const all = SECONDS.map((at) => chanceAt(at, 'popup'));
  expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...all)).toBeLessThan(1);
});
