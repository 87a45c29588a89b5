import { type LocalDay, localDay } from './localDay';

/** A second past noon UTC, in seconds of a day: no match kicks off then, but at whole minutes, V-League's at noon among them. */
const MOMENT = 12 * 3600 + 1;

const DAY = 86_400;

/**
 * The kick-off of a match of which nobody knows more than the day, in unix seconds: so near the middle of the day that what two
 * sources report of one match is found to be one.
 */
export function dayAlone(day: LocalDay): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000 + MOMENT;
}

/**
 * The day on which a match of the past was played, in the visitor's zone; one whose day alone is known has this day in every zone.
 *
 * @param kickOff in unix seconds, before 1970 below 0
 * @param zone an IANA name; the browser's by default
 */
export function dayPlayed(kickOff: number, zone?: string): LocalDay {
  return localDay(kickOff, isDayAlone(kickOff) ? 'UTC' : zone);
}

/** Whether nobody knows the hour of a kick-off. */
export function isDayAlone(kickOff: number): boolean {
  return ((kickOff % DAY) + DAY) % DAY === MOMENT;
}
