import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now. For what must not be mounted at all; looks belong in CSS. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChanged: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChanged);
      return () => list.removeEventListener('change', onChanged);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
