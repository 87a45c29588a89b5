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
export function scoreText({ home, away }: { home: number; away: number }): string {
  return `${home} – ${away}`;
}

/** @returns `2–1`, for the small columns; nothing for nothing */
export function narrowScoreText(pair: { home: number; away: number } | undefined): string {
  return pair ? `${pair.home}–${pair.away}` : '';
}

/** @returns `67’`, `90+13’`; nothing for a minute that is not known */
export function minuteText({ time, added }: { time: number; added: number | undefined }): string {
  if (time <= 0) return '';
  return added ? `${time}+${added}’` : `${time}’`;
}
