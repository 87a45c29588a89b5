import type { Id } from './id';
import { matchState } from './matchState';
import type { MatchStatus } from './matchStatus';
import { type Score, type SideScore, sideBy, UNCOUNTED } from './score';

/** A side's score array on the wire (M2), by {@link ScoreIndex}. It may be shorter than seven. */
export type Scores = readonly number[];

/** Places in a score array. */
export const ScoreIndex = {
  regular: 0,
  firstHalf: 1,
  red: 2,
  yellow: 3,
  corners: 4,
  afterExtraTime: 5,
  shootout: 6,
} as const satisfies Record<keyof SideScore, number>;

/** The array `score` (M5): match id, status, home scores, away scores, kick-off of the current period (0: unknown), … */
export type LiveScore = readonly [Id, MatchStatus, Scores, Scores, number, ...unknown[]];

/** State and score of what a server keeps. */
export function scored(kept: { status_id: MatchStatus; home_scores: Scores; away_scores: Scores }) {
  const sideOf = (scores: Scores) => sideBy((name) => scores[ScoreIndex[name]] ?? UNCOUNTED[name]);
  const score: Score = { home: sideOf(kept.home_scores), away: sideOf(kept.away_scores) };
  return { state: matchState(kept.status_id), score };
}
