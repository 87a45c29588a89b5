import { useEffect, useRef } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import type { BoardGroup } from '../../domain/boardGroup';
import type { Highlight } from './useHighlightOfAddress';

type Board = {
  groups: readonly BoardGroup[] | undefined;
  matches: ReadonlyMap<MatchId, unknown>;
  onShowAll: () => void;
};

/** A match that the visitor is led to is shown whatever the filter, when the board has it. Once: then the filter is theirs. */
export function useShownHighlight(highlight: Highlight | undefined, { groups, matches, onShowAll }: Board): void {
  const answered = useRef<Highlight>(undefined);

  useEffect(() => {
    if (!highlight || !groups || answered.current === highlight || !matches.has(highlight.id)) return;
    answered.current = highlight;
    if (!groups.some(({ ids }) => ids.includes(highlight.id))) onShowAll();
  });
}
