import type { Incident } from '../entities/incident';
import type { Pair } from './score';

/** Formatters are slow to create and fast to use, so each is created once. Times are in the browser's zone (M14). */
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const date = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit' });

/** @returns `20:45` */
export function hourMinute(unixSeconds: number): string {
  return time.format(unixSeconds * 1000);
}

/** @returns `09/12` */
export function dayMonth(unixSeconds: number): string {
  return date.format(unixSeconds * 1000);
}

/** @returns `2 – 1`, with an en dash */
export function scoreText({ home, away }: Pair): string {
  return `${home} – ${away}`;
}

/** @returns `2–1`, for the small columns; empty for `undefined` */
export function narrowScoreText(pair: Pair | undefined): string {
  return pair ? `${pair.home}–${pair.away}` : '';
}

/** @returns `67`, `90+13`; empty for an unknown minute */
export function incidentMinute({ time, added_time }: Pick<Incident, 'time' | 'added_time'>): string {
  if (time <= 0) return '';
  return added_time ? `${time}+${added_time}` : String(time);
}

/** @returns `67’`, `90+’`; labels such as `HT` get no apostrophe */
export function minuteText(minute: string): string {
  return /^[\d+]+$/.test(minute) ? `${minute}’` : minute;
}
