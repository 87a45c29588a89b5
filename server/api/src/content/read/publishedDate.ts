import { EARLIEST } from '../kinds/articleItem';

const ZONE_OF_VIETNAM = '+07:00';
const UNIT_SECONDS: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 86_400 };

export const DATE_EXPECTED =
  'a date such as 2026-05-30 19:15 (in Vietnam), 2026-05-30T19:15:00Z, now, or now - 3h (also m and d)';

export const DAY_EXPECTED = 'a date such as 2026-05-30 19:15 (in Vietnam) or 2026-05-30T19:15:00Z';

/** Editors' clocks are off by hours, and a correction may be dated to the hour of its publication. */
const FURTHEST_AHEAD_MS = 86_400_000;

/**
 * What is wrong with the date of a correction, if anything.
 *
 * @param published when it is a number, the first publication decides, whose time is unknown here
 * @param now in milliseconds
 */
export function updateProblem(updated: string, published: string | number, now: number): string | undefined {
  const at = Date.parse(updated);
  if (typeof published === 'string' && at < Date.parse(published)) {
    return `expected a date after that of its publication (${inVietnam(published)}), got ${inVietnam(updated)}`;
  }
  const latest = Math.max(now, typeof published === 'string' ? Date.parse(published) : 0) + FURTHEST_AHEAD_MS;
  return at > latest ? `expected a date that is not to come, got ${inVietnam(updated)}` : undefined;
}

/** `2026-05-30 19:15`, as editors write it; Sweden does, too. */
const IN_VIETNAM = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** @param date ISO text */
const inVietnam = (date: string): string => IN_VIETNAM.format(new Date(date));

/**
 * The date of an article: an instant as ISO text, or for `now` and `now - 3h` its age in seconds at its first
 * publication.
 *
 * @returns `undefined` for anything else, including days that no calendar has
 */
export function readPublishedDate(text: string): string | number | undefined {
  const [isNow, count = '0', unit = 'm'] = /^now(?:\s*-\s*(\d{1,4})\s*([mhd]))?$/.exec(text.trim()) ?? [];
  if (isNow !== undefined) return Number(count) * (UNIT_SECONDS[unit] ?? 0);
  const [isDate, day = '', time = '00:00', zone = ZONE_OF_VIETNAM] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\s?(Z|[+-]\d\d:\d\d)?)?$/.exec(text.trim()) ?? [];
  if (isDate === undefined || !isDay(day) || day < EARLIEST) return undefined;
  const date = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** `Date` reads 30 February as 2 March, so the day is compared after parsing. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
