import { useEffect, useRef } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';

/** Answers are kept for a second in each place between here and `api`. */
const AFTER_SECONDS = 4;

/** Calls `onChanged` a little after the key has changed, if there was one before. */
export function useChangedResults(clock: Clock, key: string | undefined, onChanged: () => void): void {
  const before = useRef(key);
  useEffect(() => {
    const former = before.current;
    before.current = key;
    if (former === undefined || former === key) return;
    const due = clock.now() + AFTER_SECONDS;
    const waiting = clock.second$.subscribe((now) => {
      if (now < due) return;
      waiting.unsubscribe();
      onChanged();
    });
    return () => waiting.unsubscribe();
  }, [clock, key, onChanged]);
}
