import { createSights } from './createSights';
import { type GatheredMatch, withFixture } from './gatheredMatch';
import { decoded, KICK_OFF } from './testing/sampleFixture';

const HOUR = 3600;
const DAY = 24 * HOUR;
const NOW = KICK_OFF + HOUR;

function matchesOf(...given: Parameters<typeof decoded>[0][]): ReadonlyMap<number, GatheredMatch> {
  const all = given.map((one) => withFixture(undefined, decoded(one), NOW));
  return new Map(all.map((match) => [match.fixture.fixture.id, match]));
}

const on = { id: 1, short: '2H' };

it('looks for a match that left the list of live ones, and again after five minutes', () => {
  const sights = createSights();
  const matches = matchesOf(on);
  sights.noteLive([decoded(on)], NOW);
  expect(sights.missing(matches, NOW + 10)).toEqual([]);
  sights.noteLive([], NOW + 15);
  expect(sights.missing(matches, NOW + 20)).toEqual([1]);
  sights.noteListing([decoded(on)], NOW + 25);
  expect(sights.missing(matches, NOW + 30)).toEqual([]);
  expect(sights.missing(matches, NOW + 330)).toEqual([1]);
  sights.noteLive([decoded(on)], NOW + 340);
  expect(sights.missing(matches, NOW + 345)).toEqual([]);
});

it('looks for no match that has ended or was put off', () => {
  const sights = createSights();
  sights.noteLive([], NOW);
  expect(
    sights.missing(matchesOf({ id: 1, short: 'FT', goals: { home: 0, away: 0 } }, { id: 2, short: 'PST' }), NOW),
  ).toEqual([]);
});

it('looks again for the result of a match that ended without one', () => {
  const sights = createSights();
  const matches = matchesOf({ id: 1, short: 'FT' });
  sights.noteListing([decoded({ id: 1, short: 'FT' })], NOW);
  expect(sights.missing(matches, NOW + 30)).toEqual([]);
  expect(sights.missing(matches, NOW + 300)).toEqual([1]);
});

it('wants figures of matches in play every so often, and once after the end', () => {
  const sights = createSights();
  const matches = matchesOf({ id: 2, short: 'FT' }, on, { id: 3, short: 'NS' });
  expect(sights.undetailed(matches, 60, NOW)).toEqual([1, 2]);
  sights.noteDetails([decoded(on), decoded({ id: 2, short: 'FT' })], [1, 2], NOW);
  expect(sights.undetailed(matches, 60, NOW + 30)).toEqual([]);
  expect(sights.undetailed(matches, 60, NOW + 60)).toEqual([1]);
  expect(sights.undetailed(matchesOf({ id: 1, short: 'FT' }), 60, NOW + 61)).toEqual([1]);
});

it('does not ask at once again for one that the vendor does not answer', () => {
  const sights = createSights();
  sights.noteDetails([], [1], NOW);
  expect(sights.undetailed(matchesOf(on), 60, NOW + 30)).toEqual([]);
});

it('looks ever more seldom for a match that never ends, and after two days no more', () => {
  const sights = createSights();
  const matches = matchesOf({ ...on, short: 'SUSP' });
  const looks: number[] = [];
  for (let now = KICK_OFF; now < KICK_OFF + 5 * DAY; now += 60) {
    sights.noteLive([], now);
    if (sights.missing(matches, now).length === 0) continue;
    looks.push(now - KICK_OFF);
    sights.noteDetails([], [1], now);
  }
  expect(looks.filter((at) => at < 4 * HOUR).length).toBeGreaterThan(40);
  expect(looks.filter((at) => at >= 4 * HOUR).length).toBeLessThanOrEqual(45);
  expect(looks.at(-1)).toBeLessThanOrEqual(2 * DAY);
});

it('looks for a match that ends after the clock was set back', () => {
  const sights = createSights();
  const matches = matchesOf(on);
  sights.noteListing([decoded(on)], NOW + 2 * HOUR);
  sights.noteLive([decoded(on)], NOW + 2 * HOUR);
  sights.noteLive([decoded(on)], NOW);
  expect(sights.missing(matches, NOW + 5)).toEqual([]);
  sights.noteLive([], NOW + 15);
  expect(sights.missing(matches, NOW + 20)).toEqual([1]);
});

it('remembers no match for weeks', () => {
  const sights = createSights();
  for (let day = 0; day < 60; day++) {
    const now = NOW + day * DAY;
    const seen = Array.from({ length: 50 }, (_, index) => decoded({ id: 1 + day * 50 + index, short: 'FT' }));
    sights.noteListing(seen, now);
    sights.noteDetails(seen, [], now);
    sights.noteLive(seen, now);
  }
  expect(sights.size()).toBeLessThan(5 * 150);
});
