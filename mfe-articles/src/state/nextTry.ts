import type { Shell } from 'shared-kernel/contract/shell';

/** Seconds until what failed is tried again by itself; the last counts for all further tries. */
const DELAYS = [5, 20, 60] as const;

/**
 * Calls once, when what failed is worth another try: after a while, or at once when the realtime connection stands
 * again (the server is back) or the browser finds a network. Returns its stop.
 *
 * @param failures how often it has failed in a row, from 1
 */
export function nextTry({ connection$ }: Pick<Shell, 'connection$'>, failures: number, onTry: () => void): () => void {
  let isOver = false;
  let wasLost = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', go);
    connection.unsubscribe();
  };
  const go = () => {
    if (isOver) return;
    stop();
    onTry();
  };
  const delay = DELAYS[Math.min(failures, DELAYS.length) - 1] ?? DELAYS[0];
  const timer = setTimeout(go, delay * 1000);
  window.addEventListener('online', go);
  const connection = connection$.subscribe(({ kind }) => {
    if (kind !== 'connected') wasLost = true;
    else if (wasLost) go();
  });
  return stop;
}
