import fc from 'fast-check';
import { addDays, daysBetween, dayWindow, localDay, toLocalDay, weekdayOf } from './localDay';

const iso = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString();

/** Zones on both sides of UTC, with half hours, and with clock changes around noon and at midnight. */
const ZONES = [
  ...['Asia/Ho_Chi_Minh', 'UTC', 'Europe/London', 'America/New_York', 'America/St_Johns', 'Asia/Kathmandu'],
  ...['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Africa/Cairo', 'America/Santiago', 'Australia/Lord_Howe'],
];

const aZone = fc.constantFrom(...ZONES);
/** From 2000 to 2040. */
const aMoment = fc.integer({ min: 946_684_800, max: 2_208_988_800 });
const aDay = aMoment.map((moment) => localDay(moment, 'UTC'));

describe('the window of a day (M4)', () => {
  it.each([
    ['an ordinary day', '2026-11-20', 'Asia/Ho_Chi_Minh', '2026-11-19T17:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['a day of 23 hours', '2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', '2026-03-30T11:00:00.000Z'],
    ['a day of 25 hours', '2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', '2026-10-26T12:00:00.000Z'],
    ['a day that begins at one', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', '2026-04-25T09:00:00.000Z'],
    [
      'the last day of a year',
      '2026-12-31',
      'America/New_York',
      '2026-12-31T05:00:00.000Z',
      '2027-01-01T17:00:00.000Z',
    ],
  ])('%s', (_, day, zone, from, to) => {
    const window = dayWindow(day, zone);
    expect([iso(window.from), iso(window.to)]).toEqual([from, to]);
  });

  it('begins with the first second of the day, and holds every moment of it and of the next morning', () => {
    fc.assert(
      fc.property(aMoment, aZone, (moment, zone) => {
        const day = localDay(moment, zone);
        const { from, to } = dayWindow(day, zone);
        expect(localDay(from, zone)).toBe(day);
        expect(localDay(from - 1, zone) < day).toBe(true);
        expect(from <= moment && moment < to).toBe(true);
        expect(localDay(to, zone)).toBe(addDays(day, 1));
      }),
    );
  });

  it('leaves no moment between two days', () => {
    fc.assert(
      fc.property(aDay, aZone, (day, zone) => {
        expect(dayWindow(addDays(day, 1), zone).from).toBeLessThan(dayWindow(day, zone).to);
      }),
    );
  });
});

describe('the calendar', () => {
  it('counts days forth and back', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  it.each([
    ['2026-11-20', 'friday'],
    ['2026-11-22', 'sunday'],
    ['2024-02-29', 'thursday'],
  ])('%s is a %s', (day, weekday) => expect(weekdayOf(day)).toBe(weekday));

  it.each([null, '', 'hom nay', '2026-02-30', '2026-13-01', '2026-1-1', '20261120', '2026-11-20T00', '0x26-11-20'])(
    'is not asked for %j',
    (raw) => expect(toLocalDay(raw)).toBeUndefined(),
  );

  it('reads back what it writes', () => {
    fc.assert(fc.property(aDay, (day) => expect(toLocalDay(day)).toBe(day)));
  });
});
