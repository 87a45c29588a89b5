import { addDays, daysBetween, type LocalDay } from './localDay';

/** Which way a strip of days runs from today: results look back, fixtures ahead. */
export type StripDirection = 'back' | 'ahead';

/** The most days before or after today; small screens offer half as many (section 9). */
export const MOST_DAYS = 14;
const FEW_DAYS = 7;

/**
 * The days a strip offers, the earliest first. A chosen day beyond the few of a small screen is reached all the same,
 * because an address may have come from a larger one.
 */
export function stripDays(
  today: LocalDay,
  chosen: LocalDay,
  { direction, isSmall }: { direction: StripDirection; isSmall: boolean },
): LocalDay[] {
  const reach = isSmall ? Math.max(FEW_DAYS, Math.abs(daysBetween(today, chosen))) : MOST_DAYS;
  const first = direction === 'back' ? -reach : 0;
  return Array.from({ length: reach + 1 }, (_, index) => addDays(today, first + index));
}

/** Whether a strip that begins today reaches a day. */
export function isWithinStrip(day: LocalDay, today: LocalDay, direction: StripDirection): boolean {
  const distance = daysBetween(today, day) * (direction === 'back' ? -1 : 1);
  return distance >= 0 && distance <= MOST_DAYS;
}
