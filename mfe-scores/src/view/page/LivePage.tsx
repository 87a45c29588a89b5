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
import { FilterBar } from '../filterBar/FilterBar';
import { FreshnessNotice } from '../states/FreshnessNotice';
import { visuallyHidden } from '../visuallyHidden';
import { BoardPanel } from './BoardPanel';
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

  useContentDrawn(freshness, shell.contentDrawn);

  if (!layout) return null;
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
      <BoardPanel
        filter={layout.filter}
        freshness={freshness}
        groups={layout.groups}
        favourites={layout.favourites}
        entries={matches.entries}
        competitions={matches.board.competitions}
        clock={shell.clock}
        settings={settings}
        isPhoneOddsShown={isPhoneOddsShown}
        onFavourite={onFavourite}
        onShowAll={() => shell.showBoardFilter('all')}
        onRetry={matches.reload}
      />
    </Page>
  );
}

/** The first rows stand, or what is shown in their place. */
function useContentDrawn({ kind }: Freshness, contentDrawn: () => void) {
  const isDrawn = kind !== 'loading';
  useEffect(() => {
    if (isDrawn) contentDrawn();
  }, [isDrawn, contentDrawn]);
}

const Page = styled.section`
  position: relative;
  min-width: 0;
  font-size: var(--text-board);
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  & > h1 { ${visuallyHidden} }
`;
