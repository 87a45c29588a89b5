import { useState } from 'react';

/**
 * Whether the visitor has asked to see what is hidden; nothing that he asked for before he chose again to hide scores counts (M23).
 *
 * @param isHidden whether it is to be hidden until he asks
 */
export function useShownUntilHidden(isHidden: boolean) {
  const [isShown, setShown] = useState(false);
  const [was, setWas] = useState(isHidden);
  if (isHidden !== was) {
    setWas(isHidden);
    if (isHidden) setShown(false);
  }
  return [isShown, setShown] as const;
}
