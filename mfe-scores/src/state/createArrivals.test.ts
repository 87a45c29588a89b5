import { createArrivals } from './createArrivals';

it('knows for a minute which incidents are new, each for its own', () => {
  let now = 1000;
  const arrivals = createArrivals(() => now);
  expect(arrivals.newFrom(1)).toBeUndefined();
  arrivals.note(1, 3);
  now += 40;
  arrivals.note(1, 4);
  now += 19;
  expect(arrivals.newFrom(1)).toBe(3);
  expect(arrivals.newFrom(2)).toBeUndefined();
  now += 1;
  expect(arrivals.newFrom(1)).toBe(4);
  now += 40;
  expect(arrivals.newFrom(1)).toBeUndefined();
});
