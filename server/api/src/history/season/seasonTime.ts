import { text } from 'shared-kernel/decode/fields';
import { readBy } from 'shared-kernel/decode/readBy';
import * as v from 'valibot';

/** A time of day. `offset` is that of its clock from UTC in seconds; without one it is local. */
export type SeasonTime = { time: string; offset: number | undefined };

/** Hours from UTC of the clocks that season files name. */
const CLOCKS: Readonly<Record<string, number>> = { WET: 0, WEST: 1, BST: 1, CET: 1, CEST: 2, EET: 2, EEST: 3 };

/** No clock is further from UTC, in seconds. */
const WEST = -12 * 3600;
const EAST = 14 * 3600;

const TIME =
  /^(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?: (?:(?<utc>UTC|GMT)(?:(?<sign>[-+±−])(?<hours>\d{1,2})(?::(?<minutes>[0-5]\d))?)?|(?<clock>[A-Z]{3,4})))?$/;

/** `20:45`, `9:30`, `13:00 UTC-6`, `20:45 CET`. */
export const seasonTime = v.pipe(text, readBy('a time such as 20:45 or 13:00 UTC-6', readTime));

function readTime(said: string): SeasonTime | undefined {
  const parts = TIME.exec(said.trim())?.groups;
  if (!parts) return undefined;
  const time = `${parts.hour?.padStart(2, '0')}:${parts.minute}`;
  if (parts.clock !== undefined) {
    const hours = Object.hasOwn(CLOCKS, parts.clock) ? CLOCKS[parts.clock] : undefined;
    return hours === undefined ? undefined : { time, offset: hours * 3600 };
  }
  if (parts.utc === undefined) return { time, offset: undefined };
  const size = Number(parts.hours ?? 0) * 3600 + Number(parts.minutes ?? 0) * 60;
  const offset = parts.sign === '-' || parts.sign === '−' ? -size : size;
  return offset < WEST || offset > EAST ? undefined : { time, offset };
}

/**
 * Converts a zone's local date and time to unix seconds.
 *
 * @param date YYYY-MM-DD
 * @param time HH:mm
 * @param zone an IANA name such as `Europe/London`
 */
export function unixSecondsOf(date: string, time: string, zone: string): number {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`) / 1000;
  // Twice, because the offset depends on the result: near a change of the clocks the first guess may miss.
  const guess = asIfUtc - offsetAt(asIfUtc, zone);
  return asIfUtc - offsetAt(guess, zone);
}

const WALL_CLOCKS = new Map<string, Intl.DateTimeFormat>();

/** A zone's offset from UTC at a moment, in seconds. */
function offsetAt(moment: number, zone: string): number {
  const wallClock = WALL_CLOCKS.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { ...LAYOUT, timeZone: zone });
  WALL_CLOCKS.set(zone, wallClock);
  return Date.parse(`${wallClock.format(moment * 1000).replace(' ', 'T')}Z`) / 1000 - moment;
}

/** The Swedish date format is ISO: `2025-08-15 20:45:00`. */
const LAYOUT: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'medium' };
