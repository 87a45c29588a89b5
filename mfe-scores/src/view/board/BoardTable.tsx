import { useCallback, useContext, useMemo, useRef, useState } from 'react';
import { PHONE, SMALL } from 'shared-kernel/design/media';
import type { MatchId } from 'shared-kernel/entities/match';
import { useMedia } from 'shared-kernel/react/useMedia';
import type { BoardGroup } from 'shared-kernel/rules/board/boardGroup';
import styled from 'styled-components';
import type { WindowVirtualizerHandle } from 'virtua';
import { ADVERT_KEY, type Block, keyOf, lineCount, toBlocks, withAdvert } from '../../domain/blocks';
import { ServerContext } from '../parts/html/onServer';
import { useRowClicks } from '../parts/row/useRowClicks';
import { AdvertLine } from './AdvertLine';
import { BoardBlock } from './BoardBlock';
import { useBoardContent } from './boardContext';
import { ColumnHeads } from './ColumnHeads';
import { CurrentGroup } from './CurrentGroup';
import { columnCount, tableColumns } from './columns';
import { KeptPlace } from './KeptPlace';
import { Lines } from './Lines';
import { useKeptFocus } from './useKeptFocus';
import { useLitMatch } from './useLitMatch';

type Props = {
  /** The table's name for screen readers. */
  label: string;
  groups: readonly BoardGroup[];
  favourites: ReadonlySet<MatchId>;
  isStale: boolean;
  /** The match to scroll to; a new object asks again. */
  highlight: { id: MatchId } | undefined;
};

/**
 * The board as a table of which only the lines near the window are mounted. It renders group headers and the order of
 * matches; each row reads its own match.
 */
export function BoardTable({ label, groups, favourites, isStale, highlight }: Props) {
  const { look, hasOdds, hasStrip, Advert, onFold, base } = useBoardContent();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const isSmall = useMedia(SMALL, true);
  const hasAdvert = isSmall && Advert;
  const blocks = useMemo(() => {
    const lines = toBlocks(groups, (group) => collapsed.has(keyOf(group)));
    return hasAdvert ? withAdvert(lines) : lines;
  }, [groups, collapsed, hasAdvert]);
  const table = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(table, blocks);
  const clicks = useRowClicks(base);
  const virtualizer = useRef<WindowVirtualizerHandle>(null);

  const onToggle = useCallback((group: BoardGroup) => setCollapsed((keys) => toggled(keys, keyOf(group))), []);
  const onServer = useContext(ServerContext);
  const lit =
    useLitMatch(highlight, { groups, blocks, virtualizer, onUnfold: onToggle, onShowRest: onFold }) ?? onServer?.lit;

  const lines = (block: Block) =>
    Advert && block.key === ADVERT_KEY ? (
      <AdvertLine key={block.key} columns={columnCount(hasOdds)}>
        <Advert name="OnHeaderLevel3" />
      </AdvertLine>
    ) : (
      <BoardBlock
        key={block.key}
        block={block}
        favourites={favourites}
        collapsed={collapsed}
        onToggle={onToggle}
        lit={lit}
      />
    );

  return (
    <Table
      ref={table}
      {...keptFocus}
      {...clicks}
      role="table"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={lineCount(blocks) + 1}
      data-stale={isStale || undefined}
      data-strip={hasStrip || undefined}
      data-look={look}
      data-by={groups[0]?.kind === 'league' ? 'league' : undefined}
    >
      <ColumnHeads hasOdds={hasOdds} />
      <CurrentGroup blocks={blocks} virtualizer={virtualizer} collapsed={collapsed} onToggle={onToggle} />
      <KeptPlace table={table} blocks={blocks}>
        <Lines blocks={blocks} virtualizer={virtualizer} hasStrip={hasStrip}>
          {lines}
        </Lines>
      </KeptPlace>
    </Table>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

const Table = styled.div`
  ${tableColumns}
  border: solid var(--line);
  border-width: 1px 1px 0;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--surface-1);
  color: var(--ink);
  outline: none;
  /* Dimmed and inactive; every text keeps enough contrast. */
  &[data-stale] {
    --ink: var(--ink-2);
    --live: var(--ink-2);
    --accent: var(--ink-2);
    --up: var(--ink-2);
    --down: var(--ink-2);
    background: var(--surface-2);
  }
  @media ${PHONE} {
    border-width: 0;
    border-radius: 0;
  }
`;
