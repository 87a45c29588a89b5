import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { isSameTime, type RowTime, rowTime } from '../../../domain/rowTime';

/**
 * A match's time as it passes; a new value only when its words change.
 *
 * @param day the day that needs no date; today by default
 */
export function useRowTime(match: Match, clock: Clock, day?: LocalDay): RowTime {
  const latest = useRef<RowTime>(undefined);
  const subscribe = useCallback(
    (onSecond: () => void) => {
      const subscription = clock.second$.subscribe(onSecond);
      return () => subscription.unsubscribe();
    },
    [clock],
  );
  const read = () => {
    const time = rowTime(match, clock.now(), day);
    if (!latest.current || !isSameTime(latest.current, time)) latest.current = time;
    return latest.current;
  };
  return useSyncExternalStore(subscribe, read, read);
}
