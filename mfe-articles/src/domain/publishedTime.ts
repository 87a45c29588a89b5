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

/** The exact time in the visitor's zone (M14), as the specification writes it on details: `20:41 09/12/2022`. */
export function exactLabel(publishedDate: string): string {
  const date = new Date(publishedDate);
  const two = (value: number) => String(value).padStart(2, '0');
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  return `${time} ${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}
