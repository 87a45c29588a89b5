import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

/**
 * The one bridge from streams to React: the latest value of `source$`, or `initial` before the first. `source$` must
 * keep its identity between renders. It is subscribed to twice, while rendering and when mounted: costly streams must
 * be shared.
 */
export function useObservable<T>(source$: Observable<T>, initial: T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `initial` counts once, before the first value.
  const store = useMemo(() => latestOf(source$, initial), [source$]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

function latestOf<T>(source$: Observable<T>, initial: T) {
  let latest = initial;
  const note = (value: T) => {
    latest = value;
  };
  // Streams of state emit at once: reading that value now avoids a first render with `initial`.
  source$.subscribe(note).unsubscribe();
  return {
    get: () => latest,
    subscribe(onChanged: () => void) {
      const subscription = source$.subscribe((value) => {
        note(value);
        onChanged();
      });
      return () => subscription.unsubscribe();
    },
  };
}
