import fc from 'fast-check';
import { createOnShow, SHOWN } from './createOnShow';

const NOW = 1_800_000_000;
const HOUR = 3600;

type Match = { id: number; kickOff: number };

it('passes a date that changed once, whatever it is', () => {
  const onShow = createOnShow<Match>(({ kickOff }) => kickOff);
  const far = { id: 1, kickOff: NOW + 40 * 24 * HOUR };
  expect(onShow([{ id: 1, kickOff: NOW }], NOW)).toHaveLength(1);
  expect(onShow([far], NOW + HOUR)).toEqual([far]);
  expect(onShow([far], NOW + 2 * HOUR)).toEqual([]);
});

it('does not pass what was never on show, or has left it with time', () => {
  const onShow = createOnShow<Match>(({ kickOff }) => kickOff);
  const [old, far] = [
    { id: 1, kickOff: NOW - SHOWN },
    { id: 2, kickOff: NOW + 2 * SHOWN },
  ];
  expect(onShow([old, far], NOW)).toEqual([old]);
  expect(onShow([old, far], NOW + 1)).toEqual([]);
});

it('leaves whoever keeps what it passes with the date of each match on show, and with no other on one of those days', () => {
  const kickOff = fc.integer({ min: -40, max: 40 }).map((days) => NOW + days * 24 * HOUR);
  const looks = fc.array(fc.array(kickOff, { minLength: 4, maxLength: 4 }), { maxLength: 12 });
  fc.assert(
    fc.property(looks, (all) => {
      const onShow = createOnShow<Match>((match) => match.kickOff);
      const kept = new Map<number, number>();
      for (const [hour, dates] of all.entries()) {
        const now = NOW + hour * HOUR;
        const matches = dates.map((date, id) => ({ id, kickOff: date }));
        for (const match of onShow(matches, now)) kept.set(match.id, match.kickOff);
        for (const match of matches) {
          const [isShown, date] = [Math.abs(match.kickOff - now) <= SHOWN, kept.get(match.id)];
          if (isShown) expect(date).toBe(match.kickOff);
          else if (date !== undefined) expect(Math.abs(date - now)).toBeGreaterThan(SHOWN);
        }
      }
    }),
  );
});
