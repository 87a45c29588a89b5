import { world } from '../world/world';
import { zoneOfPlace } from './zoneOfPlace';

/** The words of each place that has some. */
function zonesOf(id: number): (string | undefined)[] {
  const competition = world.competitions.find((one) => one.id === id);
  if (!competition) throw new Error(`the world has the competition ${id}`);
  return competition.teams.map((_, index) => zoneOfPlace(competition, index + 1)?.replace(/ \(.*/, ''));
}

it.each([
  [201, ['Promotion - Champions League', 4], ['Relegation', 3]],
  [263, ['Promotion - Champions League', 2], ['Relegation', 2]],
  [202, ['Promotion', 2], ['Relegation', 2]],
])('of league %j the first and the last places lead elsewhere', (id, [best, first], [worst, last]) => {
  const zones = zonesOf(id);
  expect(zones.slice(0, Number(first))).toEqual(Array(first).fill(best));
  expect(zones[Number(first)]).not.toBe(best);
  expect(zones.slice(-Number(last))).toEqual(Array(last).fill(worst));
  expect(zones.at(-Number(last) - 1)).toBeUndefined();
});

it('a first division of another continent says nothing', () => {
  expect(zonesOf(101).filter(Boolean)).toEqual([]);
});
