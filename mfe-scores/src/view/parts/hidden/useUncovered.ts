import { createContext, useCallback, useMemo, useState } from 'react';

/** What the visitor has asked to see of what is hidden, by name. */
export type Uncovered = { readonly names: ReadonlySet<string>; readonly uncover: (name: string) => void };

/** What a page whose tabs share their covers remembers; without it each cover remembers by itself. */
export const UncoveredContext = createContext<Uncovered | undefined>(undefined);

const NONE: ReadonlySet<string> = new Set();

/**
 * Nothing that the visitor asked for before they chose again to hide scores counts (M23).
 *
 * @param isHidden whether it is to be hidden until they ask
 */
export function useUncovered(isHidden: boolean): Uncovered {
  const [names, setNames] = useState(NONE);
  const [was, setWas] = useState(isHidden);
  if (isHidden !== was) {
    setWas(isHidden);
    if (isHidden) setNames(NONE);
  }
  const uncover = useCallback((name: string) => setNames((before) => new Set(before).add(name)), []);
  return useMemo(() => ({ names, uncover }), [names, uncover]);
}
