import type { Competition } from 'shared-kernel/entities/competition';
import type { Match } from 'shared-kernel/entities/match';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { type OddsMoves, oddsMoves } from './oddsMoves';

/**
 * What just happened to a match and is still to be seen for a moment. `turn` grows with each mark,
 * so that a second goal within that moment is seen as well.
 */
export type Marks = {
  turn: number;
  isScoreNew: boolean;
  moves: OddsMoves | undefined;
  /** The moment has passed. What moved stays known, so that no price is drawn again to take its arrow away. */
  isOver: boolean;
};

/** A match as a row gets it, with the names its ids stand for. A name may be missing from the answer. */
export type BoardEntry = {
  match: Match;
  home: string | undefined;
  away: string | undefined;
  competition: Competition | undefined;
  marks: Marks | undefined;
};

/** What changed for the eye between two states of a match, or `undefined`. */
export function marksOf(before: Match, after: Match, turn: number): Marks | undefined {
  const isScoreNew = hasNewScore(before, after);
  const moves = oddsMoves(before.odds, after.odds);
  return isScoreNew || moves ? { turn, isScoreNew, moves, isOver: false } : undefined;
}

/** Whether the score is another one: a rise, or a fall because a goal was cancelled. */
export function hasNewScore(before: Match, after: Match): boolean {
  const [one, other] = [mainScore(before), mainScore(after)];
  const [kicks, moreKicks] = [shootoutScore(before), shootoutScore(after)];
  const hasNewKick = (moreKicks?.home ?? 0) !== (kicks?.home ?? 0) || (moreKicks?.away ?? 0) !== (kicks?.away ?? 0);
  return one.home !== other.home || one.away !== other.away || hasNewKick;
}
