/** When an advert runs: days or times in Việt Nam, both included; an open end has none. */
export type Period = { starts?: string | undefined; ends?: string | undefined };

/** How a day or a time is written: `2026-11-20`, `2026-11-20T18:00`. */
export const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

const DAY_LENGTH = '2026-11-20'.length;

/** Việt Nam keeps one hour all year. */
const ZONE = '+07:00';

/** From which moment on an advert runs, and from which on no more, in unix seconds. A day as the end is that whole day. */
export function periodSeconds({ starts, ends }: Period): { from: number; until: number } {
  return {
    from: starts === undefined ? Number.NEGATIVE_INFINITY : secondsOf(starts, '00:00'),
    until: ends === undefined ? Number.POSITIVE_INFINITY : secondsOf(ends, '24:00'),
  };
}

/** Whether an advert runs at a moment (unix seconds). */
export function isOn(period: Period, now: number): boolean {
  const { from, until } = periodSeconds(period);
  return now >= from && now < until;
}

function secondsOf(written: string, timeOfDay: string): number {
  const moment = written.length === DAY_LENGTH ? `${written}T${timeOfDay}` : written;
  return Date.parse(`${moment}:00${ZONE}`) / 1000;
}
