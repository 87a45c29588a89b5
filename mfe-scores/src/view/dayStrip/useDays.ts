import { useMemo } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import type { Clock } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useSearchParams } from 'shared-kernel/router';
import { isWithinStrip, type StripDirection } from '../../domain/dayStrip';
import { type LocalDay, localDay, toLocalDay } from '../../domain/localDay';

/** Query parameter with the chosen day; today by default. */
export const DAY_PARAMETER = 'ngay';

/** The query of a day's address; today has none. */
export function searchOfDay(day: LocalDay, today: LocalDay): string {
  return day === today ? '' : `?${DAY_PARAMETER}=${day}`;
}

/** Today, which changes at midnight, and the day of the address, unless it is beyond the strip. */
export function useDays(clock: Clock, direction: StripDirection): { today: LocalDay; chosen: LocalDay } {
  const today$ = useMemo(
    () =>
      clock.second$.pipe(
        map((now) => localDay(now)),
        distinctUntilChanged(),
      ),
    [clock],
  );
  const today = useObservable(today$, localDay(clock.now()));
  const [parameters] = useSearchParams();
  const asked = toLocalDay(parameters.get(DAY_PARAMETER));
  return { today, chosen: asked && isWithinStrip(asked, today, direction) ? asked : today };
}
