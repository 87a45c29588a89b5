import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { isSameTime, type RowTime, rowTime } from '../../domain/rowTime';

/** A match's time as it passes; a new value only when its words change. */
export function useRowTime(match: Match, clock: Clock): RowTime {
  const latest = useRef<RowTime>(undefined);
  const subscribe = useCallback(
    (onSecond: () => void) => {
      const subscription = clock.second$.subscribe(onSecond);
      return () => subscription.unsubscribe();
    },
    [clock],
  );
  return useSyncExternalStore(subscribe, () => {
    const time = rowTime(match, clock.now());
    if (!latest.current || !isSameTime(latest.current, time)) latest.current = time;
    return latest.current;
  });
}
