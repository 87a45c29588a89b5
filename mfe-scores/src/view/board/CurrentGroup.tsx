import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardGroup } from 'shared-kernel/rules/board/boardGroup';
import styled from 'styled-components';
import type { WindowVirtualizerHandle } from 'virtua';
import { type Block, keyOf } from '../../domain/blocks';
import { useBoardContent } from './boardContext';
import { StuckGroupHeader } from './GroupHeader';
import { groupName } from './groupName';

type Props = {
  blocks: readonly Block[];
  virtualizer: RefObject<WindowVirtualizerHandle | null>;
  collapsed: ReadonlySet<string>;
  onToggle: (group: BoardGroup) => void;
};

/**
 * The header of the group at the top edge, while its own header is scrolled away.
 *
 * A sticky header would leave together with its block, and a long group has many blocks.
 */
export function CurrentGroup({ blocks, virtualizer, collapsed, onToggle }: Props) {
  const { competitions, ...board } = useBoardContent();
  const edge = useRef<HTMLDivElement>(null);
  const [group, setGroup] = useState<BoardGroup>();

  useEffect(() => {
    const update = () => setGroup(groupAtEdge(edge.current, blocks, virtualizer.current));
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [blocks, virtualizer]);

  // Scrolls to the header first: a folded group keeps few lines, and the page would end up in a group far below.
  const folding = (fold: (folded: BoardGroup) => void) => (folded: BoardGroup) => {
    scrollToHeader(edge.current, blocks, virtualizer.current, folded);
    fold(folded);
  };
  return (
    <Edge ref={edge}>
      {group ? (
        <StuckGroupHeader
          group={group}
          name={groupName(group, competitions)}
          isCollapsed={collapsed.has(keyOf(group))}
          onToggle={folding(onToggle)}
          onFold={() => folding(board.onFold)(group)}
        />
      ) : null}
    </Edge>
  );
}

/** The group whose rows pass below the edge; none while the list begins at or below it. */
function groupAtEdge(
  edge: HTMLElement | null,
  blocks: readonly Block[],
  virtualizer: WindowVirtualizerHandle | null,
): BoardGroup | undefined {
  const list = edge?.nextElementSibling;
  // Measuring forces a layout. At the top of the page, as with the first rows, nothing can stick.
  if (!edge || !list || !virtualizer || window.scrollY === 0) return undefined;
  const top = edge.getBoundingClientRect().top;
  if (list.getBoundingClientRect().top >= top) return undefined;
  return blocks[virtualizer.findItemIndex(window.scrollY + top)]?.group;
}

function scrollToHeader(
  edge: HTMLElement | null,
  blocks: readonly Block[],
  virtualizer: WindowVirtualizerHandle | null,
  group: BoardGroup,
): void {
  const list = edge?.nextElementSibling;
  if (!edge || !list || !virtualizer) return;
  const first = blocks.findIndex((block) => keyOf(block.group) === keyOf(group));
  const top = list.getBoundingClientRect().top + virtualizer.getItemOffset(first);
  window.scrollBy({ top: top - edge.getBoundingClientRect().top, behavior: 'instant' });
}

const Edge = styled.div`
  position: sticky;
  z-index: 2;
  top: var(--heads);
  height: 0;
`;
