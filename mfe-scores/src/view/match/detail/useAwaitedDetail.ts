import { createContext, useEffect, useState } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';

/** For pages: called when the first content stands, or what is said in its place. */
export const PageDrawnContext = createContext(() => {});

/**
 * A first picture may show both page and detail, so they take its place together: neither is reported before the other.
 *
 * @param id of the match in the address
 * @param contentDrawn called when page and detail are both drawn
 */
export function useAwaitedDetail(id: MatchId | undefined, contentDrawn: () => void) {
  const [entered] = useState(id);
  const [isPageDrawn, setPageDrawn] = useState(false);
  const [isDetailDrawn, setDetailDrawn] = useState(false);
  const awaited = entered === id && !(isPageDrawn && isDetailDrawn) ? entered : undefined;
  const isDrawn = isPageDrawn && awaited === undefined;
  useEffect(() => {
    if (isDrawn) contentDrawn();
  }, [isDrawn, contentDrawn]);
  const [callbacks] = useState(() => ({
    onPageDrawn: () => setPageDrawn(true),
    onDetailDrawn: () => setDetailDrawn(true),
  }));
  return { ...callbacks, awaited };
}
