import { useEffect, useState } from 'react';

const INPUTS = ['pointermove', 'pointerup', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Becomes true at the visitor's first move, and stays so. What waits for it is no part of what the page is measured by as it
 * loads, which ends there too (https://www.w3.org/TR/largest-contentful-paint/).
 */
export function useFirstInput(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (isHere) return undefined;
    const arrived = new AbortController();
    const options = { capture: true, passive: true, signal: arrived.signal };
    for (const input of INPUTS) document.addEventListener(input, () => setHere(true), options);
    return () => arrived.abort();
  }, [isHere]);
  return isHere;
}
