import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { MatchUpdate, PushedUpdate } from 'shared-kernel/protocol/matchUpdate';
import { foldScore, type ScoreState, withKnownStart } from 'shared-kernel/rules/foldScore';
import { isNewer } from 'shared-kernel/rules/foldUpdate';

/** Remembered matches; a snapshot has 5000 at most. The oldest are dropped first. */
const MOST_KNOWN = 10_000;

type Known = ScoreState & Pick<Match, 'version'>;

/**
 * Remembers each match's score, so that a push with unreadable fields reaches pages and notices whole: with status,
 * figures and start of the period as before (M19, M20). Remotes of every release understand that.
 */
export function createKnownScores() {
  const known = new Map<MatchId, Known>();

  const learn = (state: Known) => {
    // Delete first, so that the map keeps the order of updates.
    known.delete(state.id);
    known.set(state.id, state);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  };

  return {
    load(matches: readonly Match[]) {
      for (const match of matches) {
        const before = known.get(match.id);
        if (isNewer(before?.version, match.version)) learn(before ? withKnownStart(before, match) : match);
      }
    },
    /** @returns `undefined` when the status of the match is unknown */
    complete(update: PushedUpdate): MatchUpdate | undefined {
      const [id, status] = update.score;
      const before = known.get(id);
      const status_id = status ?? before?.status_id;
      if (status_id === undefined) return undefined;
      const state = foldScore(
        before ?? { id, status_id, home_scores: [], away_scores: [], score: undefined },
        update.score,
      );
      if (isNewer(before?.version, update.version)) learn({ ...state, version: update.version ?? before?.version });
      return { ...update, score: state.score };
    },
  };
}
