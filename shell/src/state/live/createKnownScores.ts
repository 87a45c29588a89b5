import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { MatchUpdate, PushedUpdate } from 'shared-kernel/protocol/matchUpdate';
import { foldScore, type ScoreState, withKnownStart } from 'shared-kernel/rules/foldScore';
import { isNewer } from 'shared-kernel/rules/foldUpdate';

/** So many matches are remembered, of which a snapshot is 5000 at most; the oldest go first. */
const MOST_KNOWN = 10_000;

type Known = ScoreState & Pick<Match, 'version'>;

/**
 * What is known of each match's score, so that a push of which something cannot be read goes on to pages and notices as
 * a whole one: with the status, the figures and the start of the period as they were (M19, M20). Remotes of any release
 * understand that.
 */
export function createKnownScores() {
  const known = new Map<MatchId, Known>();

  const learn = (state: Known) => {
    // Taken out first, so that the map stays in the order of learning.
    known.delete(state.id);
    known.set(state.id, state);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  };

  return {
    /** Takes in a snapshot. */
    load(matches: readonly Match[]) {
      for (const match of matches) {
        const before = known.get(match.id);
        if (isNewer(before?.version, match.version)) learn(before ? withKnownStart(before, match) : match);
      }
    },
    /** @returns `undefined` when nobody can know the status of the match */
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
