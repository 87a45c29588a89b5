import { addDays, daysBetween, type LocalDay, toLocalDay } from 'shared-kernel/rules/localDay';

/** Direction of a strip of days from today: results look back, fixtures ahead. */
export type StripDirection = 'back' | 'ahead';

/** The most days before or after today; small screens offer half as many. */
export const MAX_DAYS = 14;
const FEW_DAYS = 7;

/**
 * The days of a strip, the earliest first. A small screen also includes a chosen day beyond its own few, because a link
 * may come from a larger screen.
 */
export function stripDays(
  today: LocalDay,
  chosen: LocalDay,
  { direction, isSmall }: { direction: StripDirection; isSmall: boolean },
): LocalDay[] {
  const toChosen = isWithinStrip(chosen, today, direction) ? Math.abs(daysBetween(today, chosen)) : 0;
  const reach = isSmall ? Math.max(FEW_DAYS, toChosen) : MAX_DAYS;
  const first = direction === 'back' ? -reach : 0;
  return Array.from({ length: reach + 1 }, (_, index) => addDays(today, first + index));
}

/** Whether a strip that begins today includes a day. */
export function isWithinStrip(day: LocalDay, today: LocalDay, direction: StripDirection): boolean {
  const distance = daysBetween(today, day) * (direction === 'back' ? -1 : 1);
  return distance >= 0 && distance <= MAX_DAYS;
}

/** What stands in an address for all days beyond the strip: there are as many as anybody likes. */
export const BEYOND = 'khac';

/** The day of the first match between two countries: no result is older. */
export const FIRST_DAY = '1872-11-30';

/** Whether a day's results are no longer on boards, but kept. */
export function isKeptDay(day: LocalDay, today: LocalDay): boolean {
  return day >= FIRST_DAY && day < addDays(today, -MAX_DAYS);
}

/** The day of an address; today when it names none, or one that has no matches. */
export function dayOfAddress(raw: string | null, today: LocalDay, direction: StripDirection): LocalDay {
  const asked = toLocalDay(raw);
  const isThere =
    asked && (isWithinStrip(asked, today, direction) || (direction === 'back' && isKeptDay(asked, today)));
  return isThere ? asked : today;
}
