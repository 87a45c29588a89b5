import { useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { decodeUserSettings } from 'shared-kernel/entities/userSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import styled from 'styled-components';
import type { Freshness } from '../../domain/freshness';
import { isPicked, NO_PICKS } from '../../domain/picks';
import type { BoardStore } from '../../state/boardStore';
import { createFavouriteToggle } from '../../state/favouriteToggle';
import { scoreAnnouncements } from '../../state/scoreAnnouncements';
import { t } from '../../texts/texts';
import { FreshnessNotice } from '../states/FreshnessNotice';
import { visuallyHidden } from '../visuallyHidden';
import { BoardPanel } from './BoardPanel';
import { LiveFilterBar } from './LiveFilterBar';
import { ScoreAnnouncer } from './ScoreAnnouncer';
import { useFilterOfAddress } from './useFilterOfAddress';

type Props = { shell: Shell; board: BoardStore };

const LOADING: Freshness = { kind: 'loading' };
const DEFAULT_SETTINGS = decodeUserSettings({});

/** The live page: every match around now, in groups, moving as football moves. */
export function LivePage({ shell, board }: Props) {
  const { matches, choices } = board;
  useEffect(() => board.open(), [board]);
  useFilterOfAddress(shell.showBoardFilter);

  const freshness = useObservable(matches.freshness$, LOADING);
  const layout = useObservable(board.layout$, undefined);
  const isOddsStripShown = useObservable(choices.oddsStrip.value$, false);
  const settings = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const onFavourite = useMemo(() => createFavouriteToggle(shell.favourites), [shell]);
  const announcements$ = useMemo(() => scoreAnnouncements(matches), [matches]);

  const onShowAll = () => {
    choices.picks.pick(NO_PICKS);
    shell.showBoardFilter('all');
  };
  useContentDrawn(freshness, shell.contentDrawn);

  if (!layout) return null;
  return (
    <Page>
      <h1>{t('page.title')}</h1>
      <shell.Slot name="OnHeaderLevel3" />
      <LiveFilterBar shell={shell} board={board} layout={layout} isLoading={freshness.kind === 'loading'} />
      <FreshnessNotice freshness={freshness} onRetry={matches.reload} />
      <ScoreAnnouncer announcements$={announcements$} />
      <BoardPanel
        label={t('page.title')}
        filter={layout.filter}
        sortMode={layout.sortMode}
        isPicked={isPicked(layout.picks)}
        freshness={freshness}
        groups={layout.groups}
        favourites={layout.favourites}
        entries={matches.entries}
        competitions={matches.board.competitions}
        clock={shell.clock}
        settings={settings}
        isOddsStripShown={isOddsStripShown}
        onFavourite={onFavourite}
        onShowAll={onShowAll}
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
