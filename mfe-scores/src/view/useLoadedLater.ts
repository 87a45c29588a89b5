import { useCallback, useEffect, useState } from 'react';
import type { Report } from 'shared-kernel/decode/decode';

/** Code that is fetched when it is first needed. */
export type LoadedLater<T> = { kind: 'loading' } | { kind: 'loaded'; code: T } | { kind: 'failed' };

/**
 * Fetches a part of the package. A failure is reported and can be tried again; `lazy` would remember it,
 * and its error would take the whole page along.
 *
 * @param load keeps its identity between renders
 */
export function useLoadedLater<T>(load: () => Promise<T>, report: Report): [LoadedLater<T>, retry: () => void] {
  const [part, setPart] = useState<LoadedLater<T>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for another one.
  useEffect(() => {
    let isWanted = true;
    load().then(
      (code) => isWanted && setPart({ kind: 'loaded', code }),
      (error: unknown) => {
        report(error instanceof Error ? error : new Error(String(error)));
        if (isWanted) setPart({ kind: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, report, attempt]);

  const retry = useCallback(() => {
    setPart({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return [part, retry];
}
