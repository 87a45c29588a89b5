const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Largest first; anything shorter than the last is "just now". */
const UNITS = [
  { unit: 'year', seconds: 365 * DAY },
  { unit: 'month', seconds: 30 * DAY },
  { unit: 'day', seconds: DAY },
  { unit: 'hour', seconds: HOUR },
  { unit: 'minute', seconds: MINUTE },
] as const;

const RELATIVE = new Intl.RelativeTimeFormat('vi', { numeric: 'always' });

/**
 * How long ago, in the largest whole unit: `2 giờ trước`.
 *
 * @param now unix seconds. It may be slightly before an article of the current minute, which then counts as just now.
 * @returns `undefined` within the first minute
 */
export function relativeLabel(publishedDate: string, now: number): string | undefined {
  const passed = now - Date.parse(publishedDate) / 1000;
  const step = UNITS.find(({ seconds }) => passed >= seconds);
  return step && RELATIVE.format(-Math.floor(passed / step.seconds), step.unit);
}

/**
 * The exact time for the page of an article: `20:41 09/12/2022`.
 *
 * @param timeZone the visitor's own by default (M14)
 */
export function exactLabel(publishedDate: string, timeZone?: string): string {
  const parts = formatIn(timeZone).formatToParts(new Date(publishedDate));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')} ${part('day')}/${part('month')}/${part('year')}`;
}

const FORMATS = new Map<string | undefined, Intl.DateTimeFormat>();

/** Creating a formatter takes longer than using it a hundred times. */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const made = FORMATS.get(timeZone) ?? new Intl.DateTimeFormat('vi', { ...FIELDS, timeZone });
  FORMATS.set(timeZone, made);
  return made;
}

const FIELDS = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
} as const;
