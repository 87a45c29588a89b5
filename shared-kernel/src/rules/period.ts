/** When an advert runs: days or times in Việt Nam, both included; an open end is missing. */
export type Period = { starts?: string | undefined; ends?: string | undefined };

/** A day or a time: `2026-11-20`, `2026-11-20T18:00`. */
export const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

const DAY_LENGTH = '2026-11-20'.length;

/** Việt Nam has no daylight saving time. */
const ZONE = '+07:00';

/** An advert's period in unix seconds, without `until` itself. An end without a time includes the whole day. */
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
