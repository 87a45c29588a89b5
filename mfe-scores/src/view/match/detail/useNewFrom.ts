import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { EntrySource } from '../../../state/createEntryStore';

/** Index of the match's first incident that has just arrived; none a minute later. */
export function useNewFrom(entries: EntrySource, id: MatchId, clock: Clock): number | undefined {
  const subscribe = useCallback(
    (onSecond: () => void) => {
      const subscription = clock.second$.subscribe(onSecond);
      return () => subscription.unsubscribe();
    },
    [clock],
  );
  const read = () => entries.newFrom(id);
  return useSyncExternalStore(subscribe, read, read);
}
