import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import { type BoardGroup, holds } from 'shared-kernel/rules/board/boardGroup';
import type { WindowVirtualizerHandle } from 'virtua';
import type { Block } from '../../domain/blocks';

/** How long a requested row stays highlighted, in milliseconds. */
const LIT_MS = 2000;

type Wanted = { id: MatchId } | undefined;

type Table = {
  groups: readonly BoardGroup[];
  blocks: readonly Block[];
  virtualizer: RefObject<WindowVirtualizerHandle | null>;
  onUnfold: (group: BoardGroup) => void;
  /** Shows what is folded away at the end of a group. */
  onShowRest: () => void;
};

/**
 * Scrolls to a requested match as soon as the list has it, and highlights it for two seconds. Opens a folded group.
 *
 * @param wanted another object asks again
 * @returns the highlighted match
 */
export function useLitMatch(
  wanted: Wanted,
  { groups, blocks, virtualizer, onUnfold, onShowRest }: Table,
): MatchId | undefined {
  const [lit, setLit] = useState<MatchId>();
  const answered = useRef<Wanted>(undefined);

  useEffect(() => {
    if (!wanted || answered.current === wanted) return;
    const index = blocks.findIndex(({ ids }) => ids.includes(wanted.id));
    if (index < 0) {
      const folded = groups.find(({ ids }) => ids.includes(wanted.id));
      if (folded) onUnfold(folded);
      else if (groups.some((group) => holds(group, wanted.id))) onShowRest();
      return;
    }
    answered.current = wanted;
    virtualizer.current?.scrollToIndex(index, { align: 'center' });
    setLit(wanted.id);
  }, [wanted, groups, blocks, virtualizer, onUnfold, onShowRest]);

  useEffect(() => {
    if (lit === undefined) return undefined;
    const timer = setTimeout(() => setLit(undefined), LIT_MS);
    return () => clearTimeout(timer);
  }, [lit]);

  return lit;
}
