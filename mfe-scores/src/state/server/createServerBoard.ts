import { NEVER, of, Subject } from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { MatchBoard } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import type { AppSetting } from 'shared-kernel/entities/appSetting';
import type { BoardSummary } from 'shared-kernel/entities/boardSummary';
import type { MatchId } from 'shared-kernel/entities/match';
import type { BoardTop } from 'shared-kernel/protocol/boardTop';
import { type ArrangedBoard, arrangeBoard } from 'shared-kernel/rules/board/arrangeBoard';
import { type BoardGroup, SORT_MODES } from 'shared-kernel/rules/board/boardGroup';
import { type BoardName, shownOn } from 'shared-kernel/rules/board/boardName';
import { topOfBoard, withSizes } from 'shared-kernel/rules/board/topOfBoard';
import { competitionOrder } from 'shared-kernel/rules/competitionOrder';
import { NO_PICKS } from 'shared-kernel/rules/picks';
import { choicesOf } from '../choices';
import { arrivalsOf } from '../createArrivals';
import type { BoardLayout, BoardStore } from '../createBoardStore';
import { createEntryStore } from '../createEntryStore';
import { boardOfAnswer } from './boardOfAnswer';

/** Rows that the server renders. */
export const SERVER_ROWS = 40;

type Shown = {
  board: BoardName;
  filter: BoardFilter;
  /** Missing when it did not come: the defaults hold, as in the app until it comes. */
  setting: AppSetting | undefined;
  /** Whether the address asks for live matches alone. */
  isLiveOnly: boolean;
  /** Rows of the board before the first that is rendered. */
  skipped: number;
};

/** `rows` is their number on the whole board, without what is folded away; `total` has these, too. */
type ServerLayout = BoardLayout & { rows: number; total: number };

/** The board of server-rendered HTML: what one answer says, and nothing after it. */
export function createServerBoard(shell: Shell, range: BoardTop, shown: Shown): BoardStore & { layout: ServerLayout } {
  const noop = () => {};
  const board: MatchBoard = {
    ...boardOfAnswer(range),
    change$: NEVER,
    state$: of({ kind: 'inSync' }),
    reload: noop,
    open: () => noop,
  };
  const rendered = shownOn(shown.board, board.matches.values());
  const order = competitionOrder(shown.setting?.competition_order ?? []);
  const view = {
    filter: shown.filter,
    sortMode: SORT_MODES[0],
    isHotUnfolded: false,
    isLiveOnly: shown.isLiveOnly,
    now: shell.clock.now(),
    order,
    favourites: new Set<MatchId>(),
    picks: NO_PICKS,
    euroCompetitions: new Set(shown.setting?.euro_competition_ids),
  };
  const layout = {
    ...view,
    ...cut(arrangeBoard(shown.board, rendered, view, board), range.board, shown),
  };
  return {
    matches: {
      board,
      entries: createEntryStore(board, arrivalsOf(shell)),
      open: () => noop,
      arranged$: of(undefined),
      results$: NEVER,
      scored$: NEVER,
    },
    listed$: new Subject(),
    choices: choicesOf(shell),
    layout,
    layout$: of(layout),
    rendered: () => rendered,
    order: () => order,
    showFilter: noop,
    toggleHot: noop,
    open: () => noop,
  };
}

/**
 * The rows of the rendering, with the sizes of the whole board. What was skipped is not in the answer; another server than ours sends all
 * of it, and no sizes.
 */
function cut(arranged: ArrangedBoard, declared: BoardTop['board'], { skipped, isLiveOnly }: Shown) {
  const top = topOfBoard(arranged, SERVER_ROWS, declared ? 0 : skipped);
  const { groups, filters, total } = summaryOf(top.summary, declared, isLiveOnly);
  const first = new Set(top.ids);
  const rows = arranged.groups.map((group): BoardGroup => ({ ...group, ids: group.ids.filter((id) => first.has(id)) }));
  const isSeen = ({ ids, kind }: BoardGroup) => ids.length > 0 || (kind === 'hot' && skipped === 0);
  return {
    groups: withSizes(rows.filter(isSeen), groups).filter(isSeen),
    counts: filters,
    total,
    rows: isLiveOnly ? total : groups.reduce((sum, { shown }) => sum + shown, 0),
  };
}

/** `api` knows how many matches are live, but not the groups that they alone make. */
function summaryOf(own: BoardSummary, declared: BoardTop['board'], isLiveOnly: boolean): BoardSummary {
  if (!declared || !isLiveOnly) return declared ?? own;
  return { ...own, filters: declared.filters, total: declared.live };
}
