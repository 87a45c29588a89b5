import {
  audit,
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  first,
  map,
  merge,
  type Observable,
  type Observer,
  of,
  ReplaySubject,
  Subject,
  Subscription,
  share,
  skip,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Clock, Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { arrangeBoard, type BoardView } from 'shared-kernel/rules/board/arrangeBoard';
import type { BoardGroup, SortMode } from 'shared-kernel/rules/board/boardGroup';
import { shownOn } from 'shared-kernel/rules/board/boardName';
import type { FilterCounts } from 'shared-kernel/rules/board/matchFilter';
import { type CompetitionOrder, competitionOrder } from 'shared-kernel/rules/competitionOrder';
import type { BoardPicks } from 'shared-kernel/rules/picks';
import { createVisitFlag } from 'shared-kernel/state/createVisitFlag';
import { perShell } from 'shared-kernel/state/perShell';
import { type BoardKind, liveKind } from './boardKind';
import { type Choices, choicesOf } from './choices';
import { createIdlePointer, type IdlePointer } from './createIdlePointer';
import { createRowStore, type RowStore } from './createRowStore';
import { competitionOrder$, euroCompetitions$ } from './siteCompetitions';

/** The groups of the board in order; rows read their matches from `RowStore.entries`. */
export type BoardLayout = {
  filter: BoardFilter;
  sortMode: SortMode;
  groups: readonly BoardGroup[];
  /** Matches of the board where `groups` are only its first. */
  total?: number;
  counts: FilterCounts;
  favourites: ReadonlySet<MatchId>;
  picks: BoardPicks;
  /** Whether the filter of live matches shows them alone. */
  isLiveOnly: boolean;
};

export type BoardStore = {
  readonly matches: RowStore;
  readonly choices: Choices;
  readonly layout$: Observable<BoardLayout>;
  /** Which matches this visitor may see here; all, until it is called. */
  readonly listed$: Observer<(match: Match) => boolean>;
  /** The matches of the page, before the filter, by kick-off. */
  rendered(): readonly Match[];
  /** The site's order of competitions. */
  order(): CompetitionOrder;
  showFilter(filter: BoardFilter): void;
  /** Unfolds the hot matches that are not on yet, or folds them away. */
  toggleHot(): void;
  /** Follows the feed until the returned function is called. */
  open(): () => void;
};

/** The board of the live page. It outlives visits to other pages, so that a return shows it at once. */
export const boardOf = perShell((shell) => createBoardStore(shell));

/**
 * A component subscribes once while rendering and again when mounted (`useObservable`). The layout is kept for this
 * long in between, so that thousands of matches are filtered and sorted once.
 */
const LINGER_MS = 1000;

/** A page's board: the matches of its source, filtered, sorted and grouped as the visitor chose. */
export function createBoardStore(
  shell: Shell,
  kind: BoardKind = liveKind(shell),
  matches: RowStore = createRowStore(shell, kind.source),
): BoardStore {
  const choices = choicesOf(shell);
  const euro$ = new BehaviorSubject<ReadonlySet<Id>>(new Set());
  const order$ = new BehaviorSubject(competitionOrder([]));
  const pointer = createIdlePointer();
  /** Whether the hot matches that are not on yet are unfolded. */
  const hotFold = createVisitFlag(window, 'hot');
  const minute$ = new Subject<unknown>();

  const listed$ = new BehaviorSubject<(match: Match) => boolean>(Boolean);
  const rendered = () => shownOn(kind.board, matches.board.matches.values()).filter(listed$.value);
  const inOrder$ = combineLatest([whenRested(matches, pointer, minute$), listed$]).pipe(map(rendered));
  const chosen$ = combineLatest({
    filter: kind.filter$,
    favourites: shell.favourites.ids$,
    euroCompetitions: euro$,
    picks: choices.picks.picks$,
    sortMode: choices.sortMode.value$,
    order: order$,
    isHotUnfolded: hotFold.isOn$,
    isLiveOnly: choices.liveOnly.value$,
    pinned: choices.pinned.value$,
  });
  return {
    matches,
    listed$,
    choices,
    layout$: combineLatest([inOrder$, chosen$]).pipe(
      map(([all, chosen]) => layoutOf(all, { ...chosen, now: shell.clock.now() }, kind, matches)),
      share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(LINGER_MS) }),
    ),
    rendered,
    order: () => order$.value,
    showFilter: kind.showFilter,
    toggleHot: hotFold.toggle,
    open() {
      const following = new Subscription(matches.open());
      following.add(pointer.open());
      following.add(choices.open());
      following.add(everyMinute(shell.clock).subscribe((minute) => minute$.next(minute)));
      // Loaded after the first matches, which must not wait for it; until then the filter is empty, the order the default.
      const afterMatches$ = matches.board.state$.pipe(first(({ kind }) => kind !== 'loading'));
      following.add(afterMatches$.pipe(switchMap(() => euroCompetitions$(shell))).subscribe((ids) => euro$.next(ids)));
      following.add(
        afterMatches$.pipe(switchMap(() => competitionOrder$(shell))).subscribe((order) => order$.next(order)),
      );
      return () => following.unsubscribe();
    },
  };
}

function layoutOf(all: readonly Match[], chosen: BoardView, kind: BoardKind, { board }: RowStore): BoardLayout {
  const { filter, sortMode, favourites, picks, isLiveOnly = false } = chosen;
  return { filter, sortMode, favourites, picks, isLiveOnly, ...arrangeBoard(kind.board, all, chosen, board) };
}

/** The groups by time depend on what kicks off within the hour. */
function everyMinute({ second$ }: Clock): Observable<unknown> {
  return second$.pipe(
    map((second) => Math.floor(second / 60)),
    distinctUntilChanged(),
    skip(1),
  );
}

/** Rearranges matches only while the pointer is idle; the first ones do not wait. */
function whenRested(
  { arranged$, board }: RowStore,
  hand: IdlePointer,
  again$: Observable<unknown>,
): Observable<unknown> {
  let isRendered = false;
  const later$ = merge(arranged$.pipe(skip(1)), again$).pipe(audit(() => (isRendered ? hand.rest() : of(undefined))));
  return merge(arranged$.pipe(take(1)), later$).pipe(
    tap(() => {
      isRendered = board.matches.size > 0;
    }),
  );
}
