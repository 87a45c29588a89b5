import { BehaviorSubject } from 'rxjs';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { MatchChange } from '../domain/createBoard';
import { createFrame } from './createFrame';

/** What orders and groups a match: a change of one of these may move its row. */
const ARRANGING = ['id', 'status_id', 'match_time', 'is_hot', 'competition_id'] as const satisfies (keyof Match)[];

/**
 * Changes on their way to the screen: they are drawn once per animation frame, several of one match as one.
 *
 * @param show draws changes; each match stands in the list once
 */
export function createChangeQueue(show: (changes: readonly MatchChange[]) => void) {
  const waiting = new Map<MatchId, MatchChange>();
  const arranged$ = new BehaviorSubject<unknown>(undefined);

  const flush = () => {
    const changes = [...waiting.values()];
    waiting.clear();
    show(changes);
    if (changes.some(isRearranged)) arranged$.next(undefined);
  };
  const frame = createFrame(flush);
  const add = (change: MatchChange) => {
    waiting.set(change.id, { ...change, before: waiting.get(change.id)?.before ?? change.before });
  };

  return {
    /** Emits after a match came, went, or changed what orders and groups it; at once when subscribed to. */
    arranged$,
    /** Drawn with the next frame. */
    add(change: MatchChange) {
      add(change);
      frame.request();
    },
    /** Drawn now. */
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
