import { useMedia } from 'shared-kernel/react/useMedia';

/** Whether the window is a small screen. */
export function useIsSmallScreen(): boolean {
  return useMedia('(max-width: 40em)');
}
