import { useEffect, useState } from 'react';

/** Elements for typing. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** A press or a key takes effect first: the click after a tap, a dialog that opens. */
const REST_MS = 500;

const ENDS_OF_PRESS = ['pointerup', 'pointercancel', 'click', 'keydown'] as const;

/**
 * Becomes true when for half a second nothing was pressed, no dialog is open and the visitor is not typing, and stays
 * so. An overlay that appears under a finger would receive a tap meant for the page.
 *
 * @param isWanted starts the observation: the moment must be free now, not when the page loaded
 */
export function useFreeMoment(isWanted: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (isFree || !isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isBusy() ? rest() : setFree(true)), REST_MS);
    };
    const over = new AbortController();
    const options = { capture: true, passive: true, signal: over.signal };
    for (const end of ENDS_OF_PRESS) document.addEventListener(end, rest, options);
    document.addEventListener('pointerdown', () => clearTimeout(timer), options);
    rest();
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [isFree, isWanted]);
  return isFree;
}

function isBusy(): boolean {
  return document.querySelector('dialog[open]') !== null || document.activeElement?.matches(FIELDS) === true;
}
