import type { Scores } from '../entities/liveScore';
import { MatchStatus } from '../entities/matchStatus';

type Scored = { status_id: MatchStatus; home_scores: Scores; away_scores: Scores };

/** A figure of both sides. */
export type Pair = { home: number; away: number };

/** Places in a score array (M2). */
export const ScoreIndex = {
  Regular: 0,
  FirstHalf: 1,
  Red: 2,
  Yellow: 3,
  Corners: 4,
  AfterExtraTime: 5,
  Shootout: 6,
} as const;

function pair(match: Scored, index: number): Pair {
  return { home: match.home_scores[index] ?? 0, away: match.away_scores[index] ?? 0 };
}

/** The score to show: the total after extra time if that was played, else that of the 90 minutes. Never a sum (M2). */
export function mainScore(match: Scored): Pair {
  const afterExtraTime = pair(match, ScoreIndex.AfterExtraTime);
  return afterExtraTime.home > 0 || afterExtraTime.away > 0 ? afterExtraTime : pair(match, ScoreIndex.Regular);
}

/** The score after 90 minutes. */
export function regularScore(match: Scored): Pair {
  return pair(match, ScoreIndex.Regular);
}

/** The total after extra time, once that is over, if it was played. */
export function extraTimeScore(match: Scored): Pair | undefined {
  const isOver = match.status_id === MatchStatus.PenaltyShootout || match.status_id === MatchStatus.Ended;
  const total = pair(match, ScoreIndex.AfterExtraTime);
  return isOver && (total.home > 0 || total.away > 0) ? total : undefined;
}

/** Kicks scored in the shoot-out, if there is or was one. */
export function shootoutScore(match: Scored): Pair | undefined {
  const kicks = pair(match, ScoreIndex.Shootout);
  const isOn = match.status_id === MatchStatus.PenaltyShootout;
  return isOn || kicks.home > 0 || kicks.away > 0 ? kicks : undefined;
}

/**
 * The half-time score, once the first half is over; `undefined` while either side's is unknown (-1, M2). One that is above the
 * score after 90 minutes is unknown, too: either may be the wrong one, and the later one is what the match is about.
 */
export function halfTimeScore(match: Scored): Pair | undefined {
  if (match.status_id === MatchStatus.NotStarted || match.status_id === MatchStatus.FirstHalf) return undefined;
  const { home_scores: home, away_scores: away } = match;
  const half = { home: home[ScoreIndex.FirstHalf] ?? -1, away: away[ScoreIndex.FirstHalf] ?? -1 };
  const regular = regularScore(match);
  const isKnown = half.home >= 0 && half.away >= 0 && half.home <= regular.home && half.away <= regular.away;
  return isKnown ? half : undefined;
}

export function redCards(match: Scored): Pair {
  return pair(match, ScoreIndex.Red);
}

export function yellowCards(match: Scored): Pair {
  return pair(match, ScoreIndex.Yellow);
}

/** Corners (the column PG), or `undefined` when either side's number is unknown (-1). */
export function corners(match: Scored): Pair | undefined {
  const counted = pair(match, ScoreIndex.Corners);
  return counted.home < 0 || counted.away < 0 ? undefined : counted;
}
