const FORMAT = new Intl.DateTimeFormat('vi', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `20:41` in the browser's zone (M14). @param at unix seconds */
export function hourMinute(at: number): string {
  return FORMAT.format(at * 1000);
}
