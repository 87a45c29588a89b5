import fc from 'fast-check';
import { dayAlone, dayPlayed } from './dayAlone';
import { addDays, localDay } from './localDay';

const aZone = fc.constantFrom('Asia/Ho_Chi_Minh', 'UTC', 'Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago');
/** From the first match of all, in 1872. */
const aDay = fc.integer({ min: 0, max: 65_000 }).map((days) => addDays('1872-11-30', days));
const aMinute = fc.integer({ min: -30_000_000, max: 34_000_000 }).map((minutes) => minutes * 60);

it('a match of which the day alone is known was played on this day in every zone', () => {
  fc.assert(fc.property(aDay, aZone, (day, zone) => expect(dayPlayed(dayAlone(day), zone)).toBe(day)));
});

it('a match with a kick-off was played on the day of the visitor, at noon UTC too', () => {
  const noon = Date.UTC(2026, 1, 14, 12) / 1000;
  expect(dayPlayed(noon, 'Pacific/Auckland')).toBe('2026-02-15');
  fc.assert(
    fc.property(aMinute, aZone, (kickOff, zone) => expect(dayPlayed(kickOff, zone)).toBe(localDay(kickOff, zone))),
  );
});
