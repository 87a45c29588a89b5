import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Competition } from 'shared-kernel/entities/competition';
import styled from 'styled-components';
import type { WindowVirtualizerHandle } from 'virtua';
import type { Block } from '../../domain/blocks';
import type { BoardGroup } from '../../domain/boardGroup';
import { StuckGroupHeader } from './GroupHeader';
import { groupName } from './groupName';

type Props = {
  blocks: readonly Block[];
  virtualizer: RefObject<WindowVirtualizerHandle | null>;
  competitions: ReadonlyMap<number, Competition>;
};

/**
 * The header of the group at the top edge, while its own header has scrolled away.
 *
 * A sticky header would leave together with the block it stands in; a long group goes on for many blocks.
 */
export function CurrentGroup({ blocks, virtualizer, competitions }: Props) {
  const edge = useRef<HTMLDivElement>(null);
  const [group, setGroup] = useState<BoardGroup>();

  useEffect(() => {
    const update = () => setGroup(groupAtEdge(edge.current, blocks, virtualizer.current));
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [blocks, virtualizer]);

  return (
    <Edge ref={edge}>{group ? <StuckGroupHeader group={group} name={groupName(group, competitions)} /> : null}</Edge>
  );
}

/** The group whose rows pass below the edge; none while the list begins at or below it. */
function groupAtEdge(
  edge: HTMLElement | null,
  blocks: readonly Block[],
  virtualizer: WindowVirtualizerHandle | null,
): BoardGroup | undefined {
  const list = edge?.nextElementSibling;
  if (!edge || !list || !virtualizer) return undefined;
  const top = edge.getBoundingClientRect().top;
  if (list.getBoundingClientRect().top >= top) return undefined;
  return blocks[virtualizer.findItemIndex(window.scrollY + top)]?.group;
}

const Edge = styled.div`
  position: sticky;
  z-index: 2;
  top: 29px;
  height: 0;
  @media (max-width: 640px) { top: 0; }
`;
