import { useEffect, useState } from 'react';

const INPUTS = ['pointermove', 'pointerup', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Becomes true at the visitor's first input, and stays so. The measurement of the largest paint ends there too
 * (https://www.w3.org/TR/largest-contentful-paint/), so an advert that waits for it is not part of it.
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
