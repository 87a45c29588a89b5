import { BehaviorSubject, Subscription } from 'rxjs';
import type { Report } from 'shared-kernel/decode/decode';
import { createResource } from 'shared-kernel/state/createResource';
import type { Retry } from 'shared-kernel/state/retryLadder';

/**
 * The features that the first screen does not need: connection, notices, guard. They are one file, fetched after the
 * first content and retried until it loads.
 */
export function createDeferred<S extends { open(): () => void }>(
  firstContent: Promise<void>,
  load: () => Promise<S>,
  options: { report: Report; retry: Retry },
) {
  const stores$ = new BehaviorSubject<S | undefined>(undefined);
  const file = createResource({
    async load(signal) {
      await firstContent;
      signal.throwIfAborted();
      return load();
    },
    ...options,
  });
  return {
    stores$,
    open() {
      const running = new Subscription(file.open());
      const begin = (stores: S) => {
        stores$.next(stores);
        running.add(stores.open());
      };
      running.add(file.state$.subscribe(({ value }) => value && begin(value)));
      return () => running.unsubscribe();
    },
  };
}
