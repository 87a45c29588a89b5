import type { LocalDay } from 'shared-kernel/rules/localDay';
import { DAY_PARAMETER } from '../useDays';
import { useSearchOf } from '../useSearchOf';

/** The query of a day's address within this page; today needs none. */
export function useSearchOfDay(today: LocalDay): (day: LocalDay) => string {
  const searchOf = useSearchOf();
  return (day) => searchOf(DAY_PARAMETER, day === today ? undefined : day);
}
