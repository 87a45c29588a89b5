import type { LiveScore } from '../entities/liveScore';
import type { Match } from '../entities/match';
import { MatchStatus } from '../entities/matchStatus';
import type { PushedScore } from '../entities/scoreFields';
import { filledScores } from './readScores';

/** The fields of a match that a score sets. */
export type ScoreState = Pick<Match, 'id' | 'status_id' | 'home_scores' | 'away_scores' | 'score'>;

type Folded = ScoreState & { score: LiveScore };

/**
 * The score of a match after a push. Unreadable parts, the status or single figures, keep their known values (M19); so
 * does the start of the period, while the period is the same (M20).
 */
export function foldScore(known: ScoreState, [, status, home, away, start]: PushedScore): Folded {
  const status_id = status ?? known.status_id;
  const home_scores = filledScores(home, known.home_scores);
  const away_scores = filledScores(away, known.away_scores);
  const score: LiveScore = [known.id, status_id, home_scores, away_scores, start || knownStart(known, status_id)];
  return { id: known.id, status_id, home_scores, away_scores, score };
}

/** A later match with the known start of its period when the server sends none (M20): 0 means unknown. */
export function withKnownStart<M extends ScoreState>(known: ScoreState, came: M): M {
  if (came.score?.[4]) return came;
  const start = knownStart(known, came.status_id);
  const { id, status_id, home_scores, away_scores } = came;
  return start === 0 ? came : { ...came, score: [id, status_id, home_scores, away_scores, start] };
}

/** The known start of the period of this status; 0 when another period is known. */
function knownStart({ status_id, score }: ScoreState, status: MatchStatus): number {
  return periodOf(status_id) === periodOf(status) ? (score?.[4] ?? 0) : 0;
}

/** Extra time has two codes. */
function periodOf(status: MatchStatus): MatchStatus {
  return status === MatchStatus.ExtraTimeOld ? MatchStatus.ExtraTime : status;
}
