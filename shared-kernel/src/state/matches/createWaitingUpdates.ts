import type { MatchId } from '../../entities/match';
import type { PushedUpdate } from '../../protocol/matchUpdate';
import { isNewer } from '../../rules/foldPush';
import { foldScore, type ScoreState } from '../../rules/foldScore';
import { scoreAlone } from '../../rules/matchNews';

type WholeUpdate = PushedUpdate & { score: ScoreState };

/** Most whole messages of matches that no snapshot had; the oldest is dropped beyond this. */
export const MAX_WAITING_UPDATES = 1000;

/** The newest whole message of each match that no snapshot had. Changes of lanes need not wait: the hub is asked for them. */
export function createWaitingUpdates() {
  const updates = new Map<MatchId, WholeUpdate>();
  return {
    /** @returns its score, completed by the message before; `undefined` when the status of the match is unknown */
    keep(update: PushedUpdate): ScoreState | undefined {
      const id = update.match_id;
      const before = updates.get(id);
      const score = before ? foldScore(before.score, update.score) : scoreAlone(update.score);
      if (!score || (before && !isNewer(before.version, update.version))) return score;
      // Delete first, so that the map keeps the order of arrival.
      updates.delete(id);
      updates.set(id, { ...update, score });
      const [oldest] = updates.keys();
      if (updates.size > MAX_WAITING_UPDATES && oldest !== undefined) updates.delete(oldest);
      return score;
    },
    take(id: MatchId): PushedUpdate | undefined {
      const update = updates.get(id);
      updates.delete(id);
      return update;
    },
  };
}
