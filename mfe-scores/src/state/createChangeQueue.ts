import { BehaviorSubject, Subject } from 'rxjs';
import type { Match, MatchId } from 'shared-kernel/entities/match';
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
  const shown$ = new Subject<unknown>();

  const flush = () => {
    const changes = [...waiting.values()];
    waiting.clear();
    show(changes);
    if (changes.some(isRearranged)) arranged$.next(undefined);
    shown$.next(undefined);
  };
  const frame = createFrame(flush);
  const add = (change: MatchChange) => {
    waiting.set(change.id, { ...change, before: waiting.get(change.id)?.before ?? change.before });
  };

  return {
    /** Emits on subscription, and after a match came, went, or may have moved. */
    arranged$,
    /** Emits after changes were applied. */
    shown$,
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

function isRearranged({ before, after }: MatchChange): boolean {
  return ARRANGING.some((field) => before?.[field] !== after?.[field]);
}
