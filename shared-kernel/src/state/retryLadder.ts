import type { Shell } from '../contract/shell';

/** Seconds until a failed load is retried; the last counts for all further tries. */
const RETRY_DELAYS = [5, 20, 60] as const;

/** Schedules the next try after so many consecutive failures (from 1); returns its stop. */
export type Retry = (failures: number, onTry: () => void) => () => void;

/** Retries after a delay. */
export const retryLater: Retry = (failures, onTry) => {
  const delay = RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length) - 1] ?? RETRY_DELAYS[0];
  const timer = setTimeout(onTry, delay * 1000);
  return () => clearTimeout(timer);
};

/** Retries after a delay, or at once when the realtime connection is back or the browser finds a network. */
export function retryOnReconnect({ connection$ }: Pick<Shell, 'connection$'>): Retry {
  return (failures, onTry) => {
    const over = new AbortController();
    let wasLost = false;
    const go = () => {
      if (over.signal.aborted) return;
      stop();
      onTry();
    };
    const stopWaiting = retryLater(failures, go);
    window.addEventListener('online', go, { signal: over.signal });
    const connection = connection$.subscribe(({ kind }) => {
      if (kind !== 'connected') wasLost = true;
      else if (wasLost) go();
    });
    const stop = () => {
      over.abort();
      stopWaiting();
      connection.unsubscribe();
    };
    return stop;
  };
}
