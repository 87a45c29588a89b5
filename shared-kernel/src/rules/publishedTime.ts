const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the largest unit on; what is shorter than the last is "just now". */
const UNITS = [
  { unit: 'year', seconds: 365 * DAY },
  { unit: 'month', seconds: 30 * DAY },
  { unit: 'day', seconds: DAY },
  { unit: 'hour', seconds: HOUR },
  { unit: 'minute', seconds: MINUTE },
] as const;

const RELATIVE = new Intl.RelativeTimeFormat('vi', { numeric: 'always' });

/**
 * How long ago, in the largest unit that has passed whole: `2 giờ trước`.
 *
 * @param now unix seconds. It may lag behind an article of the running minute, which then counts as of just now.
 * @returns `undefined` within the first minute
 */
export function relativeLabel(publishedDate: string, now: number): string | undefined {
  const passed = now - Date.parse(publishedDate) / 1000;
  const step = UNITS.find(({ seconds }) => passed >= seconds);
  return step && RELATIVE.format(-Math.floor(passed / step.seconds), step.unit);
}

/**
 * The exact time as the specification writes it on details: `20:41 09/12/2022`.
 *
 * @param timeZone the visitor's own where it is not given (M14)
 */
export function exactLabel(publishedDate: string, timeZone?: string): string {
  const parts = formatIn(timeZone).formatToParts(new Date(publishedDate));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('hour')}:${part('minute')} ${part('day')}/${part('month')}/${part('year')}`;
}

const FORMATS = new Map<string | undefined, Intl.DateTimeFormat>();

/** Making a format takes longer than a hundred uses of it. */
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
