import { createSights } from './createSights';
import { type KnownMatch, withFixture } from './knownMatch';
import { decoded, KICK_OFF } from './testing/sampleFixture';

const NOW = KICK_OFF + 3600;

function matchesOf(...given: Parameters<typeof decoded>[0][]): ReadonlyMap<number, KnownMatch> {
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
  expect(sights.missing(matchesOf({ id: 1, short: 'FT' }, { id: 2, short: 'PST' }), NOW)).toEqual([]);
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
