import { useEffect, useRef } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import { type BoardGroup, holds } from 'shared-kernel/rules/board/boardGroup';
import type { Highlight } from './useHighlightOfAddress';

type Board = {
  groups: readonly BoardGroup[] | undefined;
  matches: ReadonlyMap<MatchId, unknown>;
  onShowAll: () => void;
};

/** Drops a filter that hides a requested match of the board, once: afterwards the filter is the visitor's again. */
export function useShownHighlight(highlight: Highlight | undefined, { groups, matches, onShowAll }: Board): void {
  const answered = useRef<Highlight>(undefined);

  useEffect(() => {
    if (!highlight || !groups || answered.current === highlight || !matches.has(highlight.id)) return;
    answered.current = highlight;
    if (!groups.some((group) => holds(group, highlight.id))) onShowAll();
  });
}
