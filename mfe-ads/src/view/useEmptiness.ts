import { useCallback, useRef } from 'react';

/** A page that is being left has its requests cancelled, and is gone sooner than this. */
const STILL_HERE_MS = 1000;

/** Tells the shell whether a slot has nothing to show: at once that it has, and that it has not when the page stays. */
export function useEmptiness(onEmpty: ((isEmpty: boolean) => void) | undefined): (isEmpty: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useCallback(
    (isEmpty) => {
      clearTimeout(timer.current);
      if (isEmpty) timer.current = setTimeout(() => onEmpty?.(true), STILL_HERE_MS);
      else onEmpty?.(false);
    },
    [onEmpty],
  );
}
