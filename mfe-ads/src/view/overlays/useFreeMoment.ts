import { useEffect, useState } from 'react';

/** Where a visitor types. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** After a press or a key, what it does comes first: the click that follows a tap, a dialog that opens. */
const REST_MS = 500;

const ENDS_OF_PRESS = ['pointerup', 'pointercancel', 'click', 'keydown'] as const;

/**
 * Becomes true when for half a second nothing was pressed, no dialog is open and nobody is typing, and stays so. What came up under
 * a finger would be given the tap that was meant for the page.
 *
 * @param isWanted until then nothing is looked at: what was free as the page was loaded need not be so now
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
