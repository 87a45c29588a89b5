import type { MatchId } from '../../entities/match';
import type { MatchUpdate, PushedUpdate } from '../../protocol/matchUpdate';
import { isNewer } from '../../rules/foldPush';
import { foldScore } from '../../rules/foldScore';

/** Most whole messages of matches that no snapshot had; the oldest is dropped beyond this. */
export const MOST_WAITING_UPDATES = 1000;

/** The newest whole message of each match that no snapshot had. Changes of lanes need not wait: the hub is asked for them. */
export function createWaitingUpdates() {
  const updates = new Map<MatchId, MatchUpdate>();
  return {
    /** @returns the message, completed by the one before; `undefined` when the status of the match is unknown */
    keep(update: PushedUpdate): MatchUpdate | undefined {
      const id = update.match_id;
      const before = updates.get(id);
      const [, status_id = update.score[1], home = [], away = []] = before?.score ?? [];
      if (status_id === undefined) return undefined;
      const known = { id, status_id, home_scores: [...home], away_scores: [...away], score: before?.score };
      const { score } = foldScore(known, update.score);
      const whole = { ...update, score };
      if (before && !isNewer(before.version, update.version)) return whole;
      // Delete first, so that the map keeps the order of arrival.
      updates.delete(id);
      updates.set(id, whole);
      const [oldest] = updates.keys();
      if (updates.size > MOST_WAITING_UPDATES && oldest !== undefined) updates.delete(oldest);
      return whole;
    },
    take(id: MatchId): MatchUpdate | undefined {
      const update = updates.get(id);
      updates.delete(id);
      return update;
    },
  };
}
