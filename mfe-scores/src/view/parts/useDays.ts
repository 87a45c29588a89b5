import { useMemo } from 'react';
import { distinctUntilChanged, map } from 'rxjs';
import type { Clock } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useSearchParams } from 'shared-kernel/router';
import { type LocalDay, localDay } from 'shared-kernel/rules/localDay';
import { dayOfAddress, type StripDirection } from '../../domain/dayStrip';

/** Query parameter with the chosen day; today by default. */
export const DAY_PARAMETER = 'ngay';

type Days = {
  today: LocalDay;
  chosen: LocalDay;
  /** Whether the address names another day, which the strip does not have. */
  isBeyond: boolean;
};

/** Today, which changes at midnight, and the day of the address, unless it is beyond the strip. */
export function useDays(clock: Clock, direction: StripDirection): Days {
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
  const asked = parameters.get(DAY_PARAMETER);
  const chosen = dayOfAddress(asked, today, direction);
  return { today, chosen, isBeyond: asked !== null && asked !== chosen };
}
