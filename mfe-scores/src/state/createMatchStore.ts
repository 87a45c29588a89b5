import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  type Observable,
  Subject,
  Subscription,
} from 'rxjs';
import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';
import { hasNewScore } from '../domain/boardEntry';
import { type Board, createPageBoard } from '../domain/createPageBoard';
import { type Freshness, freshness, isSameFreshness, type LinkState, nextLink } from '../domain/freshness';
import { afterLink, afterLoad, NOT_LEVEL } from '../domain/level';
import { createChangeQueue } from './createChangeQueue';
import { createEntryStore, type EntrySource } from './createEntryStore';
import { createSnapshotLoader } from './createSnapshotLoader';
import { liveMatches, type MatchSource } from './matchSource';
import { RETRY_SECONDS, snapshotCalls } from './snapshotCalls';
import { unknownMatches$ } from './unknownMatches';

type MatchStoreShell = Pick<
  Shell,
  'http' | 'live$' | 'connection$' | 'clock' | 'matchesLoaded' | 'matchesShown' | 'report'
>;

export type MatchStore = {
  readonly board: Pick<Board, 'matches' | 'competitions' | 'countries' | 'teams'>;
  readonly entries: EntrySource;
  /** Emits on subscription, and after a match came, went, or may have moved. */
  readonly arranged$: Observable<unknown>;
  /** Emits after a match came, went, or has another score or status, by a live update or a snapshot. */
  readonly results$: Observable<unknown>;
  readonly freshness$: Observable<Freshness>;
  /** Matches whose score a live update changed. */
  readonly scored$: Observable<MatchId>;
  /** Loads a snapshot now, for "Thử lại". */
  reload(): void;
  /** Follows the feed until the returned function is called. */
  open(): () => void;
};

/**
 * The matches of a page: a snapshot over REST, then every change from the hub. After each connect it
 * loads a new snapshot, unless the hub says that nothing was missed. Versions prevent steps back (M10).
 *
 * @param known the matches before the first snapshot
 */
export function createMatchStore(
  shell: MatchStoreShell,
  source: MatchSource = liveMatches,
  known?: MatchRange,
): MatchStore {
  const board = createPageBoard();
  const entries = createEntryStore(board, () => shell.clock.now());
  const queue = createChangeQueue(entries.show);
  const scored$ = new Subject<MatchId>();
  const level$ = new BehaviorSubject(NOT_LEVEL);
  const link$ = new BehaviorSubject<LinkState>({ isUp: false, lastUpAt: undefined });
  const loader = createSnapshotLoader(shell, source, board, (range, at) => {
    queue.addAll(board.load(range));
    level$.next(afterLoad(level$.value, at));
    shell.matchesLoaded(range.matches, range);
  });

  if (known) queue.addAll(board.load(known));

  const onUpdate = (update: MatchUpdate) => {
    const change = board.apply(update);
    if (!change) return;
    queue.add(change);
    if (change.before && change.after && hasNewScore(change.before, change.after)) scored$.next(change.id);
  };
  const isDueAgain = (now: number) => {
    const isBehind = !link$.value.isUp || loader.hasFailed();
    return isBehind && now - loader.triedAt() >= RETRY_SECONDS;
  };
  const noteLink = (isUp: boolean) => level$.next(afterLink(level$.value, isUp, shell.clock.now()));
  const noteConnection = ({ kind, isLevel }: ConnectionState) => {
    noteLink(kind === 'connected');
    if (isLevel && board.matches.size > 0) level$.next(afterLoad(level$.value, shell.clock.now()));
  };
  const { clock } = shell;
  const unknown = unknownMatches$(shell.live$, { source, clock, known: board.matches, random: Math.random });
  const follow = () => {
    const following = new Subscription();
    following.add(shell.live$.subscribe(onUpdate));
    following.add(shell.connection$.subscribe((state) => link$.next(nextLink(link$.value, state, shell.clock.now()))));
    following.add(shell.connection$.subscribe(noteConnection));
    following.add(snapshotCalls(shell, source).subscribe(loader.load));
    following.add(unknown.subscribe(loader.load));
    following.add(shell.clock.second$.subscribe((now) => isDueAgain(now) && loader.load()));
    return following;
  };

  return {
    board,
    entries,
    arranged$: queue.arranged$,
    results$: queue.results$,
    scored$,
    freshness$: combineLatest([loader.state$, link$, shell.clock.second$]).pipe(
      map(([snapshot, link, now]) => freshness(snapshot, link, now)),
      distinctUntilChanged(isSameFreshness),
    ),
    reload: loader.load,
    open() {
      const stopLoading = loader.follow();
      loader.load();
      const following = follow();
      const unshow = shell.matchesShown(level$.pipe(map(({ at }) => at)));
      return () => {
        unshow();
        following.unsubscribe();
        noteLink(false);
        stopLoading();
        queue.stop();
        entries.stop();
      };
    },
  };
}
