import { useEffect } from 'react';
import { useNavigationType } from 'shared-kernel/router';

/** A page opens at its top, whatever part of it the address names; on a return it keeps its scroll position. */
export function useTopOnOpen(part: number | undefined) {
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per part, even when its address is corrected later.
  useEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
  }, [part]);
}
