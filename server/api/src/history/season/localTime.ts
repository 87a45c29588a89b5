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
