import { useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { decodeUserSettings } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import type { Freshness } from '../../domain/freshness';
import type { BoardStore } from '../../state/boardStore';
import { createFavouriteToggle } from '../../state/favouriteToggle';
import { scoreAnnouncements } from '../../state/scoreAnnouncements';
import { t } from '../../texts/texts';
import { BoardTable } from '../board/BoardTable';
import { FilterBar } from '../filterBar/FilterBar';
import { BoardSkeleton } from '../states/BoardSkeleton';
import { EmptyBoard } from '../states/EmptyBoard';
import { FailedBoard } from '../states/FailedBoard';
import { FreshnessNotice } from '../states/FreshnessNotice';
import { ScoreAnnouncer } from './ScoreAnnouncer';
import { useFilterOfAddress } from './useFilterOfAddress';

type Props = { shell: Shell; board: BoardStore };

const LOADING: Freshness = { kind: 'loading' };
const DEFAULT_SETTINGS = decodeUserSettings({});

/** The live page: every match around now, in groups, moving as football moves. */
export function LivePage({ shell, board }: Props) {
  const { matches } = board;
  useEffect(() => board.open(), [board]);
  useFilterOfAddress(shell.showBoardFilter);

  const freshness = useObservable(matches.freshness$, LOADING);
  const layout = useObservable(board.layout$, undefined);
  const isPhoneOddsShown = useObservable(board.isPhoneOddsShown$, false);
  const settings = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const onFavourite = useMemo(() => createFavouriteToggle(shell.favourites), [shell]);
  const announcements$ = useMemo(() => scoreAnnouncements(matches), [matches]);

  const isDrawn = freshness.kind !== 'loading';
  useEffect(() => {
    if (isDrawn) shell.contentDrawn();
  }, [isDrawn, shell]);

  if (!layout) return null;
  const isEmpty = layout.groups.length === 0;
  return (
    <Page>
      <h1>{t('page.title')}</h1>
      <shell.Slot name="OnHeaderLevel3" />
      <FilterBar
        layout={layout}
        isPhoneOddsShown={isPhoneOddsShown}
        onFilter={shell.showBoardFilter}
        onSort={board.sortBy}
        onPhoneOdds={board.showPhoneOdds}
      />
      <FreshnessNotice freshness={freshness} onRetry={matches.reload} />
      <ScoreAnnouncer announcements$={announcements$} />
      <div role="tabpanel" id="board" aria-label={t(`filter.${layout.filter}`)}>
        {freshness.kind === 'loading' ? (
          <BoardSkeleton />
        ) : isEmpty && freshness.kind === 'nothing' ? (
          <FailedBoard onRetry={matches.reload} />
        ) : isEmpty ? (
          <EmptyBoard filter={layout.filter} onShowAll={() => shell.showBoardFilter('all')} />
        ) : (
          <BoardTable
            groups={layout.groups}
            favourites={layout.favourites}
            entries={matches.entries}
            competitions={matches.board.competitions}
            clock={shell.clock}
            settings={settings}
            isStale={freshness.kind !== 'fresh'}
            isPhoneOddsShown={isPhoneOddsShown}
            onFavourite={onFavourite}
          />
        )}
      </div>
    </Page>
  );
}

const Page = styled.section`
  position: relative;
  min-width: 0;
  font-size: var(--text-board);
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  & > h1 {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
