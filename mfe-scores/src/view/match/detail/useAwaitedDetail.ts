import { createContext, useEffect, useState } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';

/** For pages: called when the first content stands, or what is said in its place. */
export const PageRenderedContext = createContext(() => {});

/**
 * Server-rendered HTML may show both page and detail, so they take its place together: neither is reported before the other.
 *
 * @param id of the match in the address
 * @param contentDrawn called when page and detail are both rendered
 */
export function useAwaitedDetail(id: MatchId | undefined, contentDrawn: () => void) {
  const [entered] = useState(id);
  const [isPageRendered, setPageRendered] = useState(false);
  const [isDetailRendered, setDetailRendered] = useState(false);
  const awaited = entered === id && !(isPageRendered && isDetailRendered) ? entered : undefined;
  const isRendered = isPageRendered && awaited === undefined;
  useEffect(() => {
    if (isRendered) contentDrawn();
  }, [isRendered, contentDrawn]);
  const [callbacks] = useState(() => ({
    onPageRendered: () => setPageRendered(true),
    onDetailRendered: () => setDetailRendered(true),
  }));
  return { ...callbacks, awaited };
}
