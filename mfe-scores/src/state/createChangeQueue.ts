import { BehaviorSubject, Subject } from 'rxjs';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { hasNewScore } from '../domain/boardEntry';
import type { MatchChange } from '../domain/createPageBoard';
import { createFrame } from './createFrame';

/** The fields that order and group matches: a change of one may move the row. */
const ARRANGING = ['id', 'status_id', 'match_time', 'is_hot', 'competition_id'] as const satisfies (keyof Match)[];

/**
 * Collects changes for the screen and applies them once per animation frame, merged by match.
 *
 * @param show applies changes; each match is in the list once
 */
export function createChangeQueue(show: (changes: readonly MatchChange[]) => void) {
  const waiting = new Map<MatchId, MatchChange>();
  const arranged$ = new BehaviorSubject<unknown>(undefined);
  const results$ = new Subject<unknown>();

  const flush = () => {
    const changes = [...waiting.values()];
    waiting.clear();
    show(changes);
    if (changes.some(isRearranged)) arranged$.next(undefined);
    if (changes.some(hasResult)) results$.next(undefined);
  };
  const frame = createFrame(flush);
  const add = (change: MatchChange) => {
    waiting.set(change.id, { ...change, before: waiting.get(change.id)?.before ?? change.before });
  };

  return {
    /** Emits on subscription, and after a match came, went, or may have moved. */
    arranged$,
    /** Emits after a match came, went, or has another score or status. */
    results$,
    /** Applied with the next frame. */
    add(change: MatchChange) {
      add(change);
      frame.request();
    },
    /** Applied now. */
    addAll(changes: readonly MatchChange[]) {
      changes.forEach(add);
      flush();
    },
    stop() {
      frame.stop();
      flush();
    },
  };
}

function hasResult({ before, after }: MatchChange): boolean {
  if (!before || !after) return true;
  return before.status_id !== after.status_id || hasNewScore(before, after);
}

function isRearranged({ before, after }: MatchChange): boolean {
  return ARRANGING.some((field) => before?.[field] !== after?.[field]);
}
