import type { Incident } from '../entities/incident';
import type { Pair } from './score';

/** Formatters are slow to make and quick to use, so each is made once. Times print in the browser's zone (M14). */
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

/** @returns `2 – 1`, with a real en dash */
export function scoreText({ home, away }: Pair): string {
  return `${home} – ${away}`;
}

/** @returns `2–1`, for the small columns; nothing for nothing */
export function narrowScoreText(pair: Pair | undefined): string {
  return pair ? `${pair.home}–${pair.away}` : '';
}

/** @returns `67`, `90+13`; nothing for a minute that is not known */
export function incidentMinute({ time, added_time }: Pick<Incident, 'time' | 'added_time'>): string {
  if (time <= 0) return '';
  return added_time ? `${time}+${added_time}` : String(time);
}

/** @returns `67’`, `90+’`; labels such as `HT` have no mark */
export function minuteText(minute: string): string {
  return /^[\d+]+$/.test(minute) ? `${minute}’` : minute;
}
