import fc from 'fast-check';
import { liveWindow } from './liveWindow';

/** 2022-12-09T19:25:10Z */
const NOW = 1_670_613_910;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

it.each([
  ['at midnight', 0, '2022-12-09T07:00:00.000Z'],
  ['before noon', 11, '2022-12-09T07:00:00.000Z'],
  ['at noon', 12, '2022-12-09T15:00:00.000Z'],
  ['in the evening', 23, '2022-12-09T15:00:00.000Z'],
])('%s the window starts at the right full hour', (_, hourOfDay, start) => {
  expect(iso(liveWindow(NOW, hourOfDay).from)).toBe(start);
});

it('spans 36 hours (M3), holds this moment, and is the same for everybody within an hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.nat(23), (now, hourOfDay) => {
      const { from, to } = liveWindow(now, hourOfDay);
      expect(to - from).toBe(36 * 3600);
      expect(from).toBeLessThanOrEqual(now);
      expect(to).toBeGreaterThan(now);
      const hourStart = Math.floor(now / 3600) * 3600;
      expect(liveWindow(hourStart, hourOfDay)).toEqual(liveWindow(hourStart + 3599, hourOfDay));
    }),
  );
});
