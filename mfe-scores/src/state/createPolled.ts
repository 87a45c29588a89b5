import { filter } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { createResource, type Resource } from 'shared-kernel/state/createResource';
import type { Loaded } from 'shared-kernel/state/loaded';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';

/** Seconds between two loads: prices that are no part of the match are not pushed. */
const EVERY = 10;

/** The value, unless the last load failed: an old price is no price. */
export function freshValue<T>({ kind, value }: Loaded<T>): T | undefined {
  return kind === 'failed' ? undefined : value;
}

/**
 * A value that is loaded again and again while somebody looks at it: not in a tab behind another one, and after a failure
 * only as retries go. Each page counts from its own beginning, so that not all ask at once.
 *
 * @param isSeen whether the page is; by default as the browser says
 */
export function createPolled<T>(
  shell: Pick<Shell, 'clock' | 'connection$' | 'report'>,
  load: (signal: AbortSignal) => Promise<T>,
  isSeen = () => document.visibilityState !== 'hidden',
): Pick<Resource<T>, 'state$' | 'open'> {
  const { clock, report } = shell;
  const resource = createResource({ load, report, retry: retryOnReconnect(shell), clock });
  let loadedAt = clock.now();
  const isDue = (second: number) => Math.abs(second - loadedAt) >= EVERY && resource.state$.value.kind === 'loaded';
  return {
    state$: resource.state$,
    open() {
      const stop = resource.open();
      const ticking = clock.second$.pipe(filter((second) => isDue(second) && isSeen())).subscribe((second) => {
        loadedAt = second;
        resource.reload();
      });
      return () => {
        ticking.unsubscribe();
        stop();
      };
    },
  };
}
