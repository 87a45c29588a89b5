import { type ReactNode, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import { useObservable } from 'shared-kernel/react/useObservable';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { NO_PICKS } from 'shared-kernel/rules/picks';
import type { Freshness } from '../../domain/freshness';
import { pageAddress } from '../../domain/pageAddress';
import type { BoardStore } from '../../state/createBoardStore';
import { createFavouriteToggle } from '../../state/createFavouriteToggle';
import { scoreAnnouncements } from '../../state/scoreAnnouncements';
import { type BoardContent, BoardContext } from '../board/boardContext';
import type { BoardLook } from '../board/columns';
import { PageDrawnContext } from '../detail/useAwaitedDetail';
import { HoverCardArea } from '../hoverCard/HoverCardArea';
import { FreshnessNotice } from '../states/FreshnessNotice';
import { useIsSmallScreen } from '../useIsSmallScreen';
import { usePricesShown } from '../usePricesShown';
import { BoardFilterBar } from './BoardFilterBar';
import { BoardPanel } from './BoardPanel';
import { ScoreAnnouncer } from './ScoreAnnouncer';
import { useBoardOnTop } from './useBoardOnTop';
import type { BoardWish } from './useFilterOfAddress';
import { useHighlightOfAddress } from './useHighlightOfAddress';
import { useOpenDetail } from './useOpenDetail';
import { useShownHighlight } from './useShownHighlight';

type Props = {
  shell: Shell;
  board: BoardStore;
  /** The filters offered, in order. */
  tabs: readonly BoardFilter[];
  /** Whether a phone has them in its menu, all but Euro. */
  hasPhoneMenu?: boolean;
  /** The table's name for screen readers. */
  label: string;
  look?: BoardLook;
  /** The day that the page is about; missing where it is today. */
  day?: LocalDay;
  /** Ways on from a board without matches. */
  whenEmpty?: ReactNode;
  /** The visitor's wish to see the board. */
  wish?: BoardWish | undefined;
};

const LOADING: Freshness = { kind: 'loading' };

/** A board with its controls, its age and its rows. Follows the feed while mounted. */
export function BoardArea({ shell, board, tabs, label, look = 'scoresAndOdds', day, whenEmpty, wish, ...more }: Props) {
  const { hasPhoneMenu = false } = more;
  const isSmall = useIsSmallScreen();
  const { matches, choices } = board;
  useEffect(() => board.open(), [board]);

  // Deferred, so that the first rows render in slices and the page stays responsive.
  const freshness = useDeferredValue(useObservable(matches.freshness$, LOADING));
  const layout = useObservable(board.layout$, undefined);
  const isStripChosen = useObservable(choices.oddsStrip.value$, false);
  const hasStrip = look === 'odds' || (look === 'scoresAndOdds' && isStripChosen);
  usePricesShown(shell, hasStrip);
  const settings = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const onFavourite = useMemo(() => createFavouriteToggle(shell.favourites), [shell]);
  const announcements$ = useMemo(() => scoreAnnouncements(matches), [matches]);
  const onOpen = useOpenDetail();
  const content = useMemo<BoardContent>(
    () => ({
      entries: matches.entries,
      competitions: matches.board.competitions,
      clock: shell.clock,
      settings,
      look,
      day,
      hasOdds: look !== 'scores',
      hasStrip,
      onFavourite,
      hrefOf: (id) => (shell.basePath === '/' ? '' : shell.basePath) + pageAddress('match', id),
      onOpen,
      onFold: board.toggleHot,
    }),
    [board, matches, shell, settings, look, day, hasStrip, onFavourite, onOpen],
  );

  const onShowAll = () => {
    choices.picks.pick(NO_PICKS);
    board.showFilter('all');
  };
  const highlight = useHighlightOfAddress();
  useShownHighlight(highlight, { groups: layout?.groups, matches: matches.board.matches, onShowAll });
  usePageDrawn(freshness);
  useBoardOnTop(wish, layout !== undefined);

  if (!layout) return null;
  return (
    <>
      <BoardFilterBar
        shell={shell}
        tabs={tabs}
        board={board}
        layout={layout}
        isKnown={freshness.kind !== 'loading' && freshness.kind !== 'nothing'}
        hasSortModes={look !== 'odds'}
        hasOddsSwitch={look === 'scoresAndOdds'}
        hasPhoneMenu={hasPhoneMenu}
      />
      <FreshnessNotice freshness={freshness} onRetry={matches.reload} />
      {/* With toasts on, the shell announces goals: screen readers should get each once. */}
      {settings.goal_show_toast ? null : <ScoreAnnouncer announcements$={announcements$} />}
      <HoverCardArea entries={matches.entries} shell={shell}>
        <BoardContext value={content}>
          <BoardPanel
            {...{ label, layout, freshness, highlight, whenEmpty, onShowAll }}
            onRetry={matches.reload}
            hasTabs={!(hasPhoneMenu && isSmall)}
          />
        </BoardContext>
      </HoverCardArea>
    </>
  );
}

/** Reports that the first rows, or their stand-in, are drawn. */
function usePageDrawn({ kind }: Freshness) {
  const onPageDrawn = useContext(PageDrawnContext);
  const isDrawn = kind !== 'loading';
  useEffect(() => {
    if (isDrawn) onPageDrawn();
  }, [isDrawn, onPageDrawn]);
}
