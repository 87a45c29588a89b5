import { distinctUntilChanged, filter, fromEvent, map, merge, type Observable, skip, take, timer } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';

/** Seconds until what failed is tried again by itself; the last counts for all further tries. */
const DELAYS = [5, 20, 60] as const;

/**
 * Emits once, when what failed is worth another try: after a while, or at once when the realtime connection stands
 * again (the server is back) or the browser finds a network.
 *
 * @param failures how often it has failed in a row, from 1
 */
export function nextTry({ connection$ }: Pick<Shell, 'connection$'>, failures: number): Observable<unknown> {
  const delay = DELAYS[Math.min(failures, DELAYS.length) - 1] ?? DELAYS[0];
  const connectedAgain$ = connection$.pipe(
    map(({ kind }) => kind === 'connected'),
    distinctUntilChanged(),
    skip(1),
    filter(Boolean),
  );
  return merge(timer(delay * 1000), connectedAgain$, fromEvent(window, 'online')).pipe(take(1));
}
