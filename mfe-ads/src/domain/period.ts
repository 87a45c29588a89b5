/** When an advert runs: days or times in Việt Nam, both included; an open end has none. */
export type Period = { starts?: string | undefined; ends?: string | undefined };

const DAY_LENGTH = '2026-11-20'.length;

/** Việt Nam keeps one hour all year. */
const ZONE = '+07:00';

/** Whether an advert runs at a moment (unix seconds). A day as the end is that whole day. */
export function isOn({ starts, ends }: Period, now: number): boolean {
  const from = starts === undefined ? Number.NEGATIVE_INFINITY : secondsOf(starts, '00:00');
  const until = ends === undefined ? Number.POSITIVE_INFINITY : secondsOf(ends, '24:00');
  return now >= from && now < until;
}

function secondsOf(written: string, timeOfDay: string): number {
  const moment = written.length === DAY_LENGTH ? `${written}T${timeOfDay}` : written;
  return Date.parse(`${moment}:00${ZONE}`) / 1000;
}
