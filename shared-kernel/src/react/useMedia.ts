import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, also after the window changes. For what is mounted or done; CSS decides looks.
 *
 * @param onServer what holds on a server, which has no window: unless said, no query matches there
 */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChanged: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChanged);
      return () => list.removeEventListener('change', onChanged);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
