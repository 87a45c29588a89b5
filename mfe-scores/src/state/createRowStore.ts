import { BehaviorSubject, type Observable, Subject, Subscription } from 'rxjs';
import type { MatchBoard, MatchChange, MatchWindow } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { hasNewScore } from '../domain/boardEntry';
import { arrivalsOf } from './createArrivals';
import { createEntryStore, type EntrySource } from './createEntryStore';
import { createFrame } from './createFrame';

export type RowStore = {
  readonly board: MatchBoard;
  readonly entries: EntrySource;
  /** Emits on subscription, and after a match came, went, or may have moved. */
  readonly arranged$: Observable<unknown>;
  /** Emits after a match came, went, or has another score or status, by a live update or a snapshot. */
  readonly results$: Observable<unknown>;
  /** Matches whose score a live update changed. */
  readonly scored$: Observable<MatchId>;
  /** Follows the server until the returned function is called. */
  open(): () => void;
};

/** The fields that order and group matches: a change of one may move the row. */
const ARRANGING = ['id', 'state', 'match_time', 'is_hot', 'competition_id'] as const satisfies (keyof Match)[];

/** The rows of a page: a snapshot shows at once, news with the next animation frame, merged by match. */
export function createRowStore(shell: Shell, window: MatchWindow): RowStore {
  const board = shell.matches.board(window);
  const entries = createEntryStore(board, arrivalsOf(shell));
  const waiting = new Map<MatchId, MatchChange>();
  const arranged$ = new BehaviorSubject<unknown>(undefined);
  const results$ = new Subject<unknown>();
  const scored$ = new Subject<MatchId>();

  const flush = () => {
    const changes = [...waiting.values()];
    waiting.clear();
    entries.show(changes);
    if (changes.some(isRearranged)) arranged$.next(undefined);
    if (changes.some(hasResult)) results$.next(undefined);
  };
  const frame = createFrame(flush);
  const onChanges = (changes: readonly MatchChange[]) => {
    for (const change of changes) {
      const { id, before, after, isNews } = change;
      waiting.set(id, { ...change, before: waiting.get(id)?.before ?? before });
      if (isNews && before && after && hasNewScore(before, after)) scored$.next(id);
    }
    if (changes.every(({ isNews }) => isNews)) frame.request();
    else flush();
  };

  return {
    board,
    entries,
    arranged$,
    results$,
    scored$,
    open() {
      const following = new Subscription(() => {
        frame.stop();
        flush();
        entries.stop();
      });
      following.add(board.change$.subscribe(onChanges));
      following.add(board.open());
      return () => following.unsubscribe();
    },
  };
}

function hasResult({ before, after }: MatchChange): boolean {
  if (!before || !after) return true;
  return before.state !== after.state || hasNewScore(before, after);
}

function isRearranged({ before, after }: MatchChange): boolean {
  return ARRANGING.some((field) => before?.[field] !== after?.[field]);
}
