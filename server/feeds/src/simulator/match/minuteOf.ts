import type { Happening } from './happenings';

/** The minute that the clock beside the match shows. */
export function minuteOf({ half, played }: Pick<Happening, 'half' | 'played'>) {
  const minute = Math.max(1, Math.floor(played / 60));
  return { time: half * 45 + Math.min(minute, 45), added_time: minute > 45 ? minute - 45 : undefined };
}
