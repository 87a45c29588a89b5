import { useEffect, useState } from 'react';

/** Elements for typing. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Who does nothing for this long, in milliseconds, reads: a tap, a scroll or a key takes effect first. */
const REST_MS = 1_000;

const MOVES = ['pointermove', 'wheel', 'touchmove'] as const;

const STIRS = ['scroll', 'wheel', 'keydown', 'click', 'pointerdown', 'pointerup'] as const;

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/**
 * Becomes true once the visitor has moved pointer or page, and then been still for a second: no scroll, touch, press or
 * key, no open dialog, no typing. It stays so. An overlay that appears under a finger would receive a tap meant for the
 * page. A key is no movement: the focus that it moves must not land beneath an overlay that comes with it.
 */
export function useFreeMoment(): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (isFree) return undefined;
    let hasMoved = false;
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      clearTimeout(timer);
      if (hasMoved) timer = setTimeout(() => (isPressed || isBusy() ? rest() : setFree(true)), REST_MS);
    };
    const over = new AbortController();
    const options = { capture: true, passive: true, signal: over.signal };
    const on = <N extends keyof DocumentEventMap>(
      names: readonly N[],
      listener: (event: DocumentEventMap[N]) => void,
    ) => {
      for (const name of names) document.addEventListener(name, listener, options);
    };
    on(MOVES, (event) => {
      if (hasMoved || !isMovement(event)) return;
      hasMoved = true;
      rest();
    });
    on(STIRS, ({ type }) => {
      if (type.startsWith('pointer')) isPressed = type === 'pointerdown';
      rest();
    });
    // A link or picture that the mouse drags away ends with no other event.
    on(['dragend'], () => {
      isPressed = false;
      rest();
    });
    // A finger that scrolls is no pointer any more, and still there.
    on(TOUCHES, ({ touches }) => {
      isPressed = touches.length > 0;
      rest();
    });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [isFree]);
  return isFree;
}

/** A page that scrolls beneath a resting pointer sends moves of no length. */
function isMovement(event: Event): boolean {
  if (event.type !== 'pointermove' || !(event instanceof MouseEvent)) return true;
  return event.movementX !== 0 || event.movementY !== 0;
}

function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null || document.activeElement?.matches(FIELDS) === true;
}
