import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  map,
  type Observable,
  Subject,
  Subscription,
} from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { type Board, createBoard, type MatchChange } from '../domain/board';
import { hasNewScore } from '../domain/boardEntry';
import { type Freshness, freshness, type LinkState, nextLink } from '../domain/freshness';
import { createEntryStore, type EntrySource } from './entryStore';
import { createFrame } from './frame';
import { AGAIN_AFTER_SECONDS, snapshotCalls } from './snapshotCalls';
import { createSnapshotLoader } from './snapshotLoader';

type MatchStoreShell = Pick<Shell, 'http' | 'live$' | 'connection$' | 'clock' | 'report'>;

export type MatchStore = {
  readonly board: Pick<Board, 'matches' | 'competitions'>;
  readonly entries: EntrySource;
  /** Emits when a match came, went, or changed what orders and groups it; at once when subscribed to. */
  readonly arranged$: Observable<unknown>;
  readonly freshness$: Observable<Freshness>;
  /** Matches whose score a live update changed, after their rows were drawn. */
  readonly scored$: Observable<MatchId>;
  /** Loads a snapshot now, as "Thử lại" asks. */
  reload(): void;
  /** Follows the feed until the function it returns is called. */
  open(): () => void;
};

/**
 * The matches of the live page: a snapshot over REST, then every change the hub sends.
 *
 * Changes are drawn once per animation frame, several of one match as one. A lost connection may have lost
 * changes, so each connect loads a new snapshot; versions make sure that nothing goes back (M10).
 */
export function createMatchStore(shell: MatchStoreShell): MatchStore {
  const board = createBoard();
  const entries = createEntryStore(board);
  const arranged$ = new BehaviorSubject<unknown>(undefined);
  const scored$ = new Subject<MatchId>();
  const link$ = new BehaviorSubject<LinkState>({ isUp: false, lastUpAt: undefined });
  const waiting = new Map<MatchId, MatchChange>();

  const flush = () => {
    const changes = [...waiting.values()];
    waiting.clear();
    entries.show(changes);
    if (changes.some(isRearranged)) arranged$.next(undefined);
  };
  const frame = createFrame(flush);
  const note = (change: MatchChange) => {
    waiting.set(change.id, { ...change, before: waiting.get(change.id)?.before ?? change.before });
  };
  const loader = createSnapshotLoader(shell, board.matches, (range) => {
    board.load(range).forEach(note);
    flush();
  });
  const onUpdate = (update: Parameters<Board['apply']>[0]) => {
    const change = board.apply(update);
    if (!change) return;
    note(change);
    frame.request();
    if (change.before && change.after && hasNewScore(change.before, change.after)) scored$.next(change.id);
  };
  const isDueAgain = (now: number) => {
    const isBehind = !link$.value.isUp || loader.state$.value.kind === 'failed';
    return isBehind && now - loader.triedAt() >= AGAIN_AFTER_SECONDS;
  };

  return {
    board,
    entries,
    arranged$,
    scored$,
    freshness$: combineLatest([loader.state$, link$, shell.clock.second$]).pipe(
      map(([snapshot, link, now]) => freshness(snapshot, link, now)),
      distinctUntilChanged(isSameFreshness),
    ),
    reload: loader.load,
    open() {
      const following = new Subscription();
      following.add(shell.live$.subscribe(onUpdate));
      following.add(
        shell.connection$.subscribe((state) => link$.next(nextLink(link$.value, state, shell.clock.now()))),
      );
      following.add(snapshotCalls(shell).subscribe(loader.load));
      following.add(shell.clock.second$.subscribe((now) => isDueAgain(now) && loader.load()));
      loader.load();
      return () => {
        following.unsubscribe();
        loader.stop();
        frame.stop();
        flush();
        entries.stop();
      };
    },
  };
}

/** Whether a change may move the row, or adds or removes it. */
function isRearranged({ before, after }: MatchChange): boolean {
  return ARRANGING.some((field) => before?.[field] !== after?.[field]);
}

const ARRANGING = [
  'id',
  'status_id',
  'match_time',
  'is_hot',
  'competition_id',
] as const satisfies readonly (keyof Match)[];

function isSameFreshness(one: Freshness, other: Freshness): boolean {
  return one.kind === other.kind && ('at' in one ? one.at : 0) === ('at' in other ? other.at : 0);
}
