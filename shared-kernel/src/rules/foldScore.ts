import type { Match } from '../entities/match';
import { filledSide } from '../entities/score';
import type { PushedScore } from '../entities/scoreFields';

/** The fields of a match that a score sets. */
export type ScoreState = Pick<Match, 'state' | 'score' | 'period_start'>;

/**
 * The score of a match after a push. Unreadable parts, the status or single figures, keep their known values (M19); so
 * does the start of the period, while the period is the same (M20).
 */
export function foldScore(known: ScoreState, came: PushedScore): ScoreState {
  const state = came.state ?? known.state;
  const { home, away } = came.score;
  return {
    state,
    score: { home: filledSide(home, known.score.home), away: filledSide(away, known.score.away) },
    period_start: came.period_start || knownStart(known, state),
  };
}

/** A later match with the known start of its period when the server sends none (M20): 0 means unknown. */
export function withKnownStart<M extends ScoreState>(known: ScoreState, came: M): M {
  const start = came.period_start || knownStart(known, came.state);
  return start === came.period_start ? came : { ...came, period_start: start };
}

/** The known start of the period of this state; 0 when another period is known. */
function knownStart({ state, period_start }: ScoreState, now: Match['state']): number {
  return state === now ? period_start : 0;
}
