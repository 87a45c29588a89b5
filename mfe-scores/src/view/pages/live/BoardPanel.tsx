import { type ReactNode, useMemo } from 'react';
import { BOARD_ID } from 'shared-kernel/contract/htmlData';
import type { BoardState } from 'shared-kernel/contract/matches';
import { sizeOf } from 'shared-kernel/rules/board/boardGroup';
import { isPicked } from 'shared-kernel/rules/picks';
import { Announcement } from 'shared-kernel/ui/Announcement';
import styled from 'styled-components';
import type { BoardLayout } from '../../../state/createBoardStore';
import { t } from '../../../texts/texts';
import { BelowAdvert } from '../../board/AdvertLine';
import { BoardSkeleton } from '../../board/BoardSkeleton';
import { BoardTable } from '../../board/BoardTable';
import { useBoardContent } from '../../board/boardContext';
import { PastBoard } from '../../board/PastBoard';
import { useIsOnServer } from '../../parts/html/onServer';
import { EmptyBoard } from '../../parts/states/EmptyBoard';
import { FailedBoard } from '../../parts/states/FailedBoard';
import type { Highlight } from './useHighlightOfAddress';

type Props = {
  /** The table's name for screen readers. */
  label: string;
  layout: BoardLayout;
  freshness: BoardState;
  highlight: Highlight | undefined;
  onShowAll: () => void;
  onRetry: () => void;
  /** Ways on from a board without matches. */
  whenEmpty: ReactNode;
  /** Whether tabs choose what it shows. */
  hasTabs: boolean;
};

/** The board, or why there is none: the panel of the tabs, or a region of its own where the page has none. */
export function BoardPanel(props: Props) {
  const { hasTabs, layout, freshness } = props;
  // The server renders links in place of tabs.
  const isOnServer = useIsOnServer();
  const isTabPanel = hasTabs && !isOnServer;
  const { Advert } = useBoardContent();
  return (
    <Part
      role={isTabPanel ? 'tabpanel' : 'region'}
      id={BOARD_ID}
      tabIndex={-1}
      aria-label={t(`filter.${layout.filter}`)}
    >
      {Advert ? <BelowAdvert /> : null}
      {/* The filter of an address is no choice of now, and nothing is counted before there is a board. */}
      {freshness.kind === 'loading' ? null : <Summary layout={layout} />}
      {content(props)}
    </Part>
  );
}

/** The list that the visitor chose, and its size then; what changes by itself is not announced. */
function Summary({ layout }: Pick<Props, 'layout'>) {
  const { filter, picks, isLiveOnly } = layout;
  const said = () => `${t(`filter.${filter}`)}: ${t('group.count', { count: matchCount(layout) })}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: groups change with each match.
  return <Announcement text={useMemo(said, [filter, picks, isLiveOnly])} />;
}

function matchCount({ groups, total }: Pick<BoardLayout, 'groups' | 'total'>): number {
  return total ?? groups.reduce((sum, group) => sum + sizeOf(group), 0);
}

function content({ label, layout, freshness, highlight, whenEmpty, onShowAll, onRetry }: Props) {
  const { filter, sortMode, groups, favourites, picks, isLiveOnly } = layout;
  if (freshness.kind === 'loading') return <BoardSkeleton sortMode={sortMode} />;
  if (groups.length > 0) {
    const isStale = freshness.kind !== 'inSync';
    return (
      <PastBoard count={matchCount(layout)}>
        <BoardTable label={label} groups={groups} favourites={favourites} isStale={isStale} highlight={highlight} />
      </PastBoard>
    );
  }
  if (freshness.kind === 'failed') return <FailedBoard why={freshness.why} onRetry={onRetry} />;
  return (
    <EmptyBoard
      filter={filter}
      isPicked={isPicked(picks)}
      isLiveOnly={isLiveOnly && filter === 'online'}
      onShowAll={onShowAll}
    >
      {whenEmpty}
    </EmptyBoard>
  );
}

/** One element in both roles: a phone that is turned keeps its place. */
const Part = styled.div`
  outline: none;
`;
