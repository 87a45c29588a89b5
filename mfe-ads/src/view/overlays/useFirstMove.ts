import { useEffect, useState } from 'react';

const MOVES = ['pointermove', 'wheel', 'touchmove'] as const;

/**
 * Becomes true at the visitor's first movement of pointer or scroll, and stays so. A key is none: the focus that it
 * moves must not land beneath an overlay that comes with it.
 */
export function useFirstMove(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isHere) return undefined;
    const arrived = new AbortController();
    const options = { capture: true, passive: true, signal: arrived.signal };
    const onMove = (event: Event) => isMovement(event) && setHere(true);
    for (const move of MOVES) document.addEventListener(move, onMove, options);
    return () => arrived.abort();
  }, [isHere]);
  return isHere;
}

/** A page that scrolls beneath a resting pointer sends moves of no length. */
function isMovement(event: Event): boolean {
  if (event.type !== 'pointermove' || !(event instanceof MouseEvent)) return true;
  return event.movementX !== 0 || event.movementY !== 0;
}
