import {
  audit,
  BehaviorSubject,
  combineLatest,
  map,
  merge,
  type Observable,
  of,
  Subscription,
  skip,
  take,
  tap,
} from 'rxjs';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { BoardGroup, SortMode } from '../domain/boardGroup';
import { groupByLeague } from '../domain/groupByLeague';
import { countByFilter, type FilterContext, type FilterCounts, passesFilter } from '../domain/matchFilter';
import { byKickOff } from '../domain/matchOrder';
import type { BoardPicks } from '../domain/picks';
import { type BoardKind, liveKind } from './boardKind';
import { type Choices, choicesOf } from './choices';
import { euroCompetitions$ } from './euroCompetitions';
import { createMatchStore, type MatchStore } from './matchStore';
import { createRestingHand, type RestingHand } from './restingHand';

/** What the board shows, in its order; rows are read one by one from `MatchStore.entries`. */
export type BoardLayout = {
  filter: BoardFilter;
  sortMode: SortMode;
  groups: readonly BoardGroup[];
  counts: FilterCounts;
  favourites: ReadonlySet<MatchId>;
  picks: BoardPicks;
};

export type BoardStore = {
  readonly matches: MatchStore;
  readonly choices: Choices;
  readonly layout$: Observable<BoardLayout>;
  /** The matches that belong on the page, whatever the filter. */
  drawn(): readonly Match[];
  showFilter(filter: BoardFilter): void;
  /** Follows the feed until the function it returns is called. */
  open(): () => void;
};

const boards = new WeakMap<Shell, BoardStore>();

/** The board of the live page. It outlives visits to other pages, so that the way back shows at once what was there. */
export function boardOf(shell: Shell): BoardStore {
  const board = boards.get(shell) ?? createBoardStore(shell);
  boards.set(shell, board);
  return board;
}

/** A page's board: the matches of its source, filtered, sorted and grouped as the visitor chose. */
export function createBoardStore(
  shell: Shell,
  kind: BoardKind = liveKind(shell),
  matches: MatchStore = createMatchStore(shell, kind.source),
): BoardStore {
  const choices = choicesOf(shell);
  const euro$ = new BehaviorSubject<ReadonlySet<number>>(new Set());
  const hand = createRestingHand();

  const drawn = () => [...matches.board.matches.values()].filter(kind.draws);
  const inOrder$ = whenRested(matches, hand).pipe(map(() => drawn().sort(byKickOff)));
  const chosen$ = combineLatest({
    filter: kind.filter$,
    favourites: shell.favourites.ids$,
    euroCompetitions: euro$,
    picks: choices.picks.picks$,
    sortMode: choices.sortMode.value$,
  });
  return {
    matches,
    choices,
    layout$: combineLatest([inOrder$, chosen$]).pipe(map(([all, chosen]) => layoutOf(all, chosen, kind, matches))),
    drawn,
    showFilter: kind.showFilter,
    open() {
      const following = new Subscription(matches.open());
      following.add(hand.open());
      following.add(choices.open());
      following.add(euroCompetitions$(shell, matches.freshness$).subscribe((ids) => euro$.next(ids)));
      return () => following.unsubscribe();
    },
  };
}

type Chosen = FilterContext & Pick<BoardLayout, 'filter' | 'sortMode'>;

function layoutOf(all: readonly Match[], chosen: Chosen, { byTime }: BoardKind, { board }: MatchStore): BoardLayout {
  const { filter, sortMode, favourites, picks } = chosen;
  const shown = all.filter((match) => passesFilter(match, filter, chosen));
  const groups = sortMode === 'by-time' && byTime ? byTime(shown) : groupByLeague(shown, board.competitions);
  return { filter, sortMode, groups, counts: countByFilter(all, chosen), favourites, picks };
}

/** Matches change their places when the visitor's hand rests; the first ones wait for nothing. */
function whenRested({ arranged$, board }: MatchStore, hand: RestingHand): Observable<unknown> {
  let isDrawn = false;
  const later$ = arranged$.pipe(
    skip(1),
    audit(() => (isDrawn ? hand.rest() : of(undefined))),
  );
  return merge(arranged$.pipe(take(1)), later$).pipe(
    tap(() => {
      isDrawn = board.matches.size > 0;
    }),
  );
}
