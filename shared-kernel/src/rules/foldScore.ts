import type { LiveScore } from '../entities/liveScore';
import type { Match } from '../entities/match';
import { MatchStatus } from '../entities/matchStatus';
import type { PushedScore } from '../entities/scoreFields';
import { filledScores } from './readScores';

/** What of a match a score says. */
export type ScoreState = Pick<Match, 'id' | 'status_id' | 'home_scores' | 'away_scores' | 'score'>;

type Folded = ScoreState & { score: LiveScore };

/**
 * The score of a match after a push. What could not be read of the push is as it was known, status and single figures
 * alike (M19); so is the start of the period, as long as the period is the same (M20).
 */
export function foldScore(known: ScoreState, [, status, home, away, start]: PushedScore): Folded {
  const status_id = status ?? known.status_id;
  const home_scores = filledScores(home, known.home_scores);
  const away_scores = filledScores(away, known.away_scores);
  const score: LiveScore = [known.id, status_id, home_scores, away_scores, start || knownStart(known, status_id)];
  return { id: known.id, status_id, home_scores, away_scores, score };
}

/**
 * A match that a server sends anew, with the start of its period when that is known and the server names none (M20):
 * 0 says that nobody knows it, not that it is another.
 */
export function withKnownStart<M extends ScoreState>(known: ScoreState, came: M): M {
  if (came.score?.[4]) return came;
  const start = knownStart(known, came.status_id);
  const { id, status_id, home_scores, away_scores } = came;
  return start === 0 ? came : { ...came, score: [id, status_id, home_scores, away_scores, start] };
}

/** When the period of this status began, if it is the period that is known; else 0. */
function knownStart({ status_id, score }: ScoreState, status: MatchStatus): number {
  return periodOf(status_id) === periodOf(status) ? (score?.[4] ?? 0) : 0;
}

/** Two codes stand for extra time. */
function periodOf(status: MatchStatus): MatchStatus {
  return status === MatchStatus.ExtraTimeOld ? MatchStatus.ExtraTime : status;
}
