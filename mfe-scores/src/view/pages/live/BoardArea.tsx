import { type ReactNode, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { BoardState } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import { PHONE } from 'shared-kernel/design/media';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { Id } from 'shared-kernel/entities/id';
import { useMedia } from 'shared-kernel/react/useMedia';
import { useObservable } from 'shared-kernel/react/useObservable';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { NO_PICKS } from 'shared-kernel/rules/picks';
import { LOADING } from 'shared-kernel/state/loaded';
import type { BoardStore } from '../../../state/createBoardStore';
import { createFavouriteToggle } from '../../../state/createFavouriteToggle';
import { type BoardContent, BoardContext } from '../../board/boardContext';
import type { BoardLook } from '../../board/columns';
import { type PricesOfLine, RowContext } from '../../board/rowContext';
import { PageRenderedContext } from '../../match/detail/useAwaitedDetail';
import { HoverCardArea } from '../../match/hoverCard/HoverCardArea';
import type { Hiding } from '../../parts/hidden/hiding';
import { useChosenCode } from '../../parts/odds/useChosenCode';
import { FreshnessNotice } from '../../parts/states/FreshnessNotice';
import { useOpenDetail } from '../../parts/useOpenDetail';
import { BoardFilterBar } from './BoardFilterBar';
import { BoardPanel } from './BoardPanel';
import { useBoardOnTop } from './useBoardOnTop';
import type { BoardRequest } from './useFilterOfAddress';
import { useHighlightOfAddress } from './useHighlightOfAddress';
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
  /** What shows other prices than those of the match. */
  prices?: PricesOfLine | undefined;
  /** Whether its lines have all that they will have, so that they may take the place of server-rendered HTML. */
  isWhole?: boolean;
  /** Ways on from a board without matches. */
  whenEmpty?: ReactNode;
  /** Whether an advert stands among its matches on a small screen. */
  hasAdvert?: boolean;
  /** The visitor's request to see the board. */
  request?: BoardRequest | undefined;
};

const NO_PINS: readonly Id[] = [];

/** A board with its controls, its age and its rows. Follows the feed while mounted. */
export function BoardArea({
  shell,
  board,
  tabs,
  label,
  look = 'scoresAndOdds',
  day,
  prices,
  isWhole = true,
  whenEmpty,
  hasAdvert,
  request,
  ...more
}: Props) {
  const { hasPhoneMenu = false } = more;
  const isSmall = useMedia(PHONE);
  const { matches, choices } = board;
  useEffect(() => board.open(), [board]);

  // Deferred, so that the first rows render in slices and the page stays responsive.
  const known = useDeferredValue(useObservable<BoardState>(matches.board.state$, LOADING));
  const layout = useObservable(board.layout$, undefined);
  const isStripChosen = useObservable(choices.oddsStrip.value$, false);
  const hasStrip = look === 'odds' || (look === 'scoresAndOdds' && isStripChosen);
  useEffect(() => (hasStrip ? shell.pricesShown() : undefined), [shell, hasStrip]);
  const pinned = useObservable(choices.pinned.value$, NO_PINS);
  const settings = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const code = useChosenCode(shell, settings.hide_scores || !settings.goal_show_toast);
  // No row is rendered before the code that hides scores is there.
  const hiding: Hiding | undefined = settings.hide_scores ? code?.hiding(shell, matches.entries) : matches;
  const { entries, HiddenScore }: Hiding = hiding ?? matches;
  const freshness = hiding ? known : LOADING;
  const onFavourite = useMemo(() => createFavouriteToggle(shell.favourites), [shell]);
  const onOpen = useOpenDetail();
  const content = useMemo<BoardContent>(
    () => ({
      entries,
      HiddenScore,
      OtherPrices: prices,
      competitions: matches.board.competitions,
      clock: shell.clock,
      settings,
      look,
      day,
      hasOdds: look !== 'scores',
      hasStrip,
      Advert: hasAdvert && shell.Slot,
      onFavourite,
      base: shell.basePath.replace(/\/$/, ''),
      onOpen,
      onFold: board.toggleHot,
      pinned,
      onPin: choices.pin,
    }),
    [
      board,
      matches,
      choices,
      entries,
      HiddenScore,
      shell,
      settings,
      look,
      day,
      hasStrip,
      prices,
      hasAdvert,
      onFavourite,
      onOpen,
      pinned,
    ],
  );

  const onShowAll = () => {
    choices.picks.pick(NO_PICKS);
    board.showFilter('all');
  };
  const highlight = useHighlightOfAddress();
  useShownHighlight(highlight, { groups: layout?.groups, matches: matches.board.matches, onShowAll });
  usePageRendered(isWhole && freshness.kind !== 'loading');
  useBoardOnTop(request, layout !== undefined);

  if (!layout) return null;
  return (
    <>
      <BoardFilterBar
        shell={shell}
        tabs={tabs}
        board={board}
        layout={layout}
        isKnown={freshness.kind !== 'loading' && freshness.kind !== 'failed'}
        hasSortModes={look !== 'odds'}
        hasOddsSwitch={look === 'scoresAndOdds'}
        hasPriceForms={look === 'odds'}
        hasPhoneMenu={hasPhoneMenu}
      />
      <FreshnessNotice freshness={freshness} onRetry={matches.board.reload} />
      {/* With toasts on, the shell announces goals. */}
      {settings.goal_show_toast || !code ? null : <code.ScoreAnnouncer scored$={matches.scored$} entries={entries} />}
      {/* Another, so that a card which is open closes before scores are hidden. */}
      <HoverCardArea key={hiding ? 1 : 0} entries={entries} shell={shell}>
        <RowContext value={content}>
          <BoardContext value={content}>
            <BoardPanel
              label={label}
              layout={layout}
              freshness={freshness}
              highlight={highlight}
              whenEmpty={whenEmpty}
              onShowAll={onShowAll}
              onRetry={matches.board.reload}
              hasTabs={!(hasPhoneMenu && isSmall)}
            />
          </BoardContext>
        </RowContext>
      </HoverCardArea>
    </>
  );
}

/** Reports that the first rows, or what is shown in their place, are rendered. */
function usePageRendered(isRendered: boolean) {
  const onPageRendered = useContext(PageRenderedContext);
  useEffect(() => {
    if (isRendered) onPageRendered();
  }, [isRendered, onPageRendered]);
}
