import { createContext, useMemo, useState } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';

export type AwaitedDetail = {
  /** The match of the address that the visitor entered by, until page and detail are both drawn. */
  readonly awaited: MatchId | undefined;
  onPageDrawn(): void;
  /** Also called when it cannot be drawn. */
  onDrawn(): void;
};

/** For pages. A first picture may show both page and detail, so they take its place together. */
export const AwaitedDetailContext = createContext<AwaitedDetail | undefined>(undefined);

/** @param id of the match in the address */
export function useAwaitedDetail(id: MatchId | undefined): AwaitedDetail {
  const [entered] = useState(id);
  const [isPageDrawn, setPageDrawn] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const awaited = entered === id && !(isPageDrawn && isDrawn) ? entered : undefined;
  return useMemo(() => ({ awaited, onPageDrawn: () => setPageDrawn(true), onDrawn: () => setDrawn(true) }), [awaited]);
}
