import type { Happening } from './happenings';

/** The minutes at which the halves of a match and of extra time begin, and those that they have without added time. */
const HALVES = [
  { from: 0, minutes: 45 },
  { from: 45, minutes: 45 },
  { from: 90, minutes: 15 },
  { from: 105, minutes: 15 },
] as const;

/** The minute that the clock beside the match shows. */
export function minuteOf({ half, played }: Pick<Happening, 'half' | 'played'>) {
  const { from, minutes } = HALVES[half];
  const minute = Math.max(1, Math.floor(played / 60));
  return { time: from + Math.min(minute, minutes), added_time: minute > minutes ? minute - minutes : undefined };
}
