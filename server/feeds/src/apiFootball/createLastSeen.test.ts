import { createLastSeen } from './createLastSeen';
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
  const lastSeen = createLastSeen();
  const matches = matchesOf(on);
  lastSeen.noteLive([decoded(on)], NOW);
  expect(lastSeen.missing(matches, NOW + 10)).toEqual([]);
  lastSeen.noteLive([], NOW + 15);
  expect(lastSeen.missing(matches, NOW + 20)).toEqual([1]);
  lastSeen.noteListing([decoded(on)], NOW + 25);
  expect(lastSeen.missing(matches, NOW + 30)).toEqual([]);
  expect(lastSeen.missing(matches, NOW + 330)).toEqual([1]);
  lastSeen.noteLive([decoded(on)], NOW + 340);
  expect(lastSeen.missing(matches, NOW + 345)).toEqual([]);
});

it('looks for no match that has ended or was put off', () => {
  const lastSeen = createLastSeen();
  lastSeen.noteLive([], NOW);
  expect(
    lastSeen.missing(matchesOf({ id: 1, short: 'FT', goals: { home: 0, away: 0 } }, { id: 2, short: 'PST' }), NOW),
  ).toEqual([]);
});

it('looks again for the result of a match that ended without one', () => {
  const lastSeen = createLastSeen();
  const matches = matchesOf({ id: 1, short: 'FT' });
  lastSeen.noteListing([decoded({ id: 1, short: 'FT' })], NOW);
  expect(lastSeen.missing(matches, NOW + 30)).toEqual([]);
  expect(lastSeen.missing(matches, NOW + 300)).toEqual([1]);
});

it('wants figures of matches in play every so often, and once after the end', () => {
  const lastSeen = createLastSeen();
  const matches = matchesOf({ id: 2, short: 'FT' }, on, { id: 3, short: 'NS' });
  expect(lastSeen.undetailed(matches, 60, NOW)).toEqual([1, 2]);
  lastSeen.noteDetails([decoded(on), decoded({ id: 2, short: 'FT' })], [1, 2], NOW);
  expect(lastSeen.undetailed(matches, 60, NOW + 30)).toEqual([]);
  expect(lastSeen.undetailed(matches, 60, NOW + 60)).toEqual([1]);
  expect(lastSeen.undetailed(matchesOf({ id: 1, short: 'FT' }), 60, NOW + 61)).toEqual([1]);
});

it('does not ask at once again for one that the vendor does not answer', () => {
  const lastSeen = createLastSeen();
  lastSeen.noteDetails([], [1], NOW);
  expect(lastSeen.undetailed(matchesOf(on), 60, NOW + 30)).toEqual([]);
});

it('looks ever more seldom for a match that never ends, and after two days no more', () => {
  const lastSeen = createLastSeen();
  const matches = matchesOf({ ...on, short: 'SUSP' });
  const looks: number[] = [];
  for (let now = KICK_OFF; now < KICK_OFF + 5 * DAY; now += 60) {
    lastSeen.noteLive([], now);
    if (lastSeen.missing(matches, now).length === 0) continue;
    looks.push(now - KICK_OFF);
    lastSeen.noteDetails([], [1], now);
  }
  expect(looks.filter((at) => at < 4 * HOUR).length).toBeGreaterThan(40);
  expect(looks.filter((at) => at >= 4 * HOUR).length).toBeLessThanOrEqual(45);
  expect(looks.at(-1)).toBeLessThanOrEqual(2 * DAY);
});

it('looks for a match that ends after the clock was set back', () => {
  const lastSeen = createLastSeen();
  const matches = matchesOf(on);
  lastSeen.noteListing([decoded(on)], NOW + 2 * HOUR);
  lastSeen.noteLive([decoded(on)], NOW + 2 * HOUR);
  lastSeen.noteLive([decoded(on)], NOW);
  expect(lastSeen.missing(matches, NOW + 5)).toEqual([]);
  lastSeen.noteLive([], NOW + 15);
  expect(lastSeen.missing(matches, NOW + 20)).toEqual([1]);
});

it('remembers no match for weeks', () => {
  const lastSeen = createLastSeen();
  for (let day = 0; day < 60; day++) {
    const now = NOW + day * DAY;
    const seen = Array.from({ length: 50 }, (_, index) => decoded({ id: 1 + day * 50 + index, short: 'FT' }));
    lastSeen.noteListing(seen, now);
    lastSeen.noteDetails(seen, [], now);
    lastSeen.noteLive(seen, now);
  }
  expect(lastSeen.size()).toBeLessThan(5 * 150);
});
