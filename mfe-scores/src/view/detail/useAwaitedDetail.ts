import { createContext, useMemo, useState } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import { useDetailAddress } from './useDetailAddress';

export type AwaitedDetail = {
  /** The match of the address that the visitor entered by, until page and detail are both drawn. */
  readonly awaited: MatchId | undefined;
  onPageDrawn(): void;
  /** Also called when it cannot be drawn. */
  onDetailDrawn(): void;
};

const NOTHING = () => {};

export const AwaitedDetailContext = createContext<AwaitedDetail>({
  awaited: undefined,
  onPageDrawn: NOTHING,
  onDetailDrawn: NOTHING,
});

/** A first picture may show both: they take its place together. */
export function useAwaitedDetail(): AwaitedDetail {
  const { id } = useDetailAddress();
  const [entered] = useState(id);
  const [isPageDrawn, setPageDrawn] = useState(false);
  const [isDetailDrawn, setDetailDrawn] = useState(false);
  const awaited = entered === id && !(isPageDrawn && isDetailDrawn) ? entered : undefined;
  return useMemo(
    () => ({ awaited, onPageDrawn: () => setPageDrawn(true), onDetailDrawn: () => setDetailDrawn(true) }),
    [awaited],
  );
}
