/** A calendar day in the visitor's zone, such as `2026-11-20`; the texts sort like the days. */
export type LocalDay = string;

/** In unix seconds. */
export type TimeWindow = { from: number; to: number };

const DAY_SECONDS = 86_400;

/** No zone is further from UTC than 14 hours, so a local time lies within this of the same UTC time. */
const FURTHEST_SECONDS = 15 * 3600;

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** Formats day and hour in a zone: `2026-11-20 12`. Formatters are slow to create, so each zone's is cached. */
function dayAndHour(unixSeconds: number, zone: string | undefined): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const;
  const format = formatters.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: zone });
  formatters.set(zone, format);
  return format.format(unixSeconds * 1000);
}

/** The day of a moment. @param zone an IANA name; the browser's by default (M14) */
export function localDay(unixSeconds: number, zone?: string): LocalDay {
  return dayAndHour(unixSeconds, zone).slice(0, 10);
}

export function addDays(day: LocalDay, days: number): LocalDay {
  return new Date((utc(day) + days * DAY_SECONDS) * 1000).toISOString().slice(0, 10);
}

/** Days from `from` to `to`. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return (utc(to) - utc(from)) / DAY_SECONDS;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

export function weekdayOf(day: LocalDay): Weekday {
  return WEEKDAYS[new Date(utc(day) * 1000).getUTCDay()] ?? 'sunday';
}

/** Reads a day of an address; `undefined` when the calendar has no such day. */
export function toLocalDay(raw: string | null): LocalDay | undefined {
  if (!raw || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
  const time = Date.parse(`${raw}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(raw) ? raw : undefined;
}

/**
 * The window of a day's page (M4): from the first second of the day to noon of the next, because a European evening is
 * a Vietnamese night. A day has 23 or 25 hours when the clocks change, and may begin at one o'clock.
 */
export function dayWindow(day: LocalDay, zone?: string): TimeWindow {
  return { from: firstSecondOf(day, 0, zone), to: firstSecondOf(addDays(day, 1), 12, zone) };
}

/** The first second of this day at which the zone's clocks show this hour or a later one. */
function firstSecondOf(day: LocalDay, hour: number, zone: string | undefined): number {
  const wanted = `${day} ${String(hour).padStart(2, '0')}`;
  const middle = utc(day) + hour * 3600;
  let [before, reached] = [middle - FURTHEST_SECONDS, middle + FURTHEST_SECONDS];
  while (reached - before > 1) {
    const probe = Math.floor((before + reached) / 2);
    if (dayAndHour(probe, zone) >= wanted) reached = probe;
    else before = probe;
  }
  return reached;
}

function utc(day: LocalDay): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}
