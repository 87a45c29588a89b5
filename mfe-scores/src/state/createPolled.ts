import { filter } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { createResource, type Resource } from 'shared-kernel/state/createResource';
import type { Loaded } from 'shared-kernel/state/loaded';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';

/** Seconds between two loads: prices that are no part of the match are not pushed. */
const EVERY = 10;

type Options<T> = {
  /** Whether the page is seen; by default as the browser says. */
  isSeen?: () => boolean;
  /** Seconds from a load to the next one. */
  every?: (value: T) => number;
};

/** The value, unless the last load failed: an old price is no price. */
export function freshValue<T>({ kind, value }: Loaded<T>): T | undefined {
  return kind === 'failed' ? undefined : value;
}

/**
 * A value that is loaded again and again while somebody looks at it: not in a tab behind another one, and after a failure
 * only as retries go. Each page counts from its own beginning, so that not all ask at once.
 */
export function createPolled<T>(
  shell: Pick<Shell, 'clock' | 'connection$' | 'report'>,
  load: (signal: AbortSignal) => Promise<T>,
  { isSeen = () => document.visibilityState !== 'hidden', every = () => EVERY }: Options<T> = {},
): Pick<Resource<T>, 'state$' | 'open' | 'reload' | 'retry'> {
  const { clock, report } = shell;
  let loadedAt = clock.now();
  const loadNow = (signal: AbortSignal) => {
    loadedAt = clock.now();
    return load(signal);
  };
  const retrying = retryOnReconnect(shell);
  const { state$, open, reload, retry } = createResource({ load: loadNow, report, retry: retrying, clock });
  const isDue = (second: number) => {
    const loaded = state$.value;
    return loaded.kind === 'loaded' && Math.abs(second - loadedAt) >= every(loaded.value);
  };
  return {
    state$,
    open() {
      const stop = open();
      const ticking = clock.second$.pipe(filter((second) => isDue(second) && isSeen())).subscribe(reload);
      return () => {
        ticking.unsubscribe();
        stop();
      };
    },
    reload,
    retry,
  };
}
