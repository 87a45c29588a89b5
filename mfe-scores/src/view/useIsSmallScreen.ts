import { PHONE } from 'shared-kernel/design/media';
import { useMedia } from 'shared-kernel/react/useMedia';

/** Whether the window is a small screen. */
export function useIsSmallScreen(): boolean {
  return useMedia(PHONE);
}
