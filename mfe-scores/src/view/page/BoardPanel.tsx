import type { ComponentProps } from 'react';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { SortMode } from '../../domain/boardGroup';
import type { Freshness } from '../../domain/freshness';
import { t } from '../../texts/texts';
import { BoardTable } from '../board/BoardTable';
import { BOARD_PANEL_ID } from '../filterBar/FilterTabs';
import { BoardSkeleton } from '../states/BoardSkeleton';
import { EmptyBoard } from '../states/EmptyBoard';
import { FailedBoard } from '../states/FailedBoard';

type Props = Omit<ComponentProps<typeof BoardTable>, 'isStale'> & {
  filter: BoardFilter;
  sortMode: SortMode;
  /** Whether a picker hides something. */
  isPicked: boolean;
  freshness: Freshness;
  onShowAll: () => void;
  onRetry: () => void;
};

/** What the tabs choose from: the board, or why there is none. */
export function BoardPanel(props: Props) {
  return (
    <div role="tabpanel" id={BOARD_PANEL_ID} aria-label={t(`filter.${props.filter}`)}>
      {content(props)}
    </div>
  );
}

function content({ filter, sortMode, isPicked, freshness, onShowAll, onRetry, ...table }: Props) {
  if (freshness.kind === 'loading') return <BoardSkeleton sortMode={sortMode} {...table} />;
  if (table.groups.length > 0) return <BoardTable {...table} isStale={freshness.kind !== 'fresh'} />;
  if (freshness.kind === 'nothing') return <FailedBoard onRetry={onRetry} />;
  return <EmptyBoard filter={filter} isPicked={isPicked} onShowAll={onShowAll} />;
}
