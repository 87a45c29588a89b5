import { useSyncExternalStore } from 'react';

const SMALL_SCREEN = '(max-width: 40em)';

/** Whether the window is a small screen; follows rotation and resizing. */
export function useIsSmallScreen(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(SMALL_SCREEN).matches);
}

function watch(onChanged: () => void): () => void {
  const media = window.matchMedia(SMALL_SCREEN);
  media.addEventListener('change', onChanged);
  return () => media.removeEventListener('change', onChanged);
}
