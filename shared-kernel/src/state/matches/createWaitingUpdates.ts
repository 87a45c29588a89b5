import type { MatchId } from '../../entities/match';
import { UNCOUNTED_SCORE } from '../../entities/score';
import type { PushedUpdate } from '../../protocol/matchUpdate';
import { isNewer } from '../../rules/foldPush';
import { foldScore, type ScoreState } from '../../rules/foldScore';
import type { MatchNews } from '../../rules/matchNews';

type WholeUpdate = PushedUpdate & { score: ScoreState };

/** Most whole messages of matches that no snapshot had; the oldest is dropped beyond this. */
export const MOST_WAITING_UPDATES = 1000;

/** The newest whole message of each match that no snapshot had. Changes of lanes need not wait: the hub is asked for them. */
export function createWaitingUpdates() {
  const updates = new Map<MatchId, WholeUpdate>();
  return {
    /** @returns the message, completed by the one before; `undefined` when the status of the match is unknown */
    keep(update: PushedUpdate): MatchNews | undefined {
      const id = update.match_id;
      const before = updates.get(id);
      const { state } = before?.score ?? update.score;
      if (!state) return undefined;
      const score = foldScore(before?.score ?? { state, score: UNCOUNTED_SCORE, period_start: 0 }, update.score);
      const news = { ...update, ...score };
      if (before && !isNewer(before.version, update.version)) return news;
      // Delete first, so that the map keeps the order of arrival.
      updates.delete(id);
      updates.set(id, { ...update, score });
      const [oldest] = updates.keys();
      if (updates.size > MOST_WAITING_UPDATES && oldest !== undefined) updates.delete(oldest);
      return news;
    },
    take(id: MatchId): PushedUpdate | undefined {
      const update = updates.get(id);
      updates.delete(id);
      return update;
    },
  };
}
