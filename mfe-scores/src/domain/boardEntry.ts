import type { Competition } from 'shared-kernel/entities/competition';
import type { Match } from 'shared-kernel/entities/match';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { type OddsMoves, oddsMoves } from './oddsMoves';

/** Something that is to be seen for a moment. `turn` grows with each, so that a second one within that moment lasts as long. */
type Mark = { turn: number; isOver: boolean };

/**
 * What just happened to a match. The score and the prices each have a moment of their own: odds that move right after a goal do
 * not end its mark. What moved stays known when its moment has passed, so that no price is drawn again to take its arrow away.
 */
export type Marks = {
  score: Mark | undefined;
  odds: (Mark & { moves: OddsMoves }) | undefined;
};

/** A match as a row gets it, with the names its ids stand for. A name may be missing from the answer. */
export type BoardEntry = {
  match: Match;
  home: string | undefined;
  away: string | undefined;
  competition: Competition | undefined;
  marks: Marks | undefined;
};

/** A row's marks after a change that is to be seen, or `undefined` when nothing in it is. */
export function marksAfter(marks: Marks | undefined, before: Match, after: Match, turn: number): Marks | undefined {
  const isScoreNew = hasNewScore(before, after);
  const moves = oddsMoves(before.odds, after.odds);
  if (!isScoreNew && !moves) return undefined;
  return {
    score: isScoreNew ? { turn, isOver: false } : marks?.score,
    odds: moves ? { turn, isOver: false, moves } : marks?.odds,
  };
}

/** Marks when the moment of those made in `turn` has passed; the same when they made way for newer ones. */
export function marksOver(marks: Marks, turn: number): Marks {
  const { score, odds } = marks;
  const isOver = (mark: Mark | undefined) => mark?.turn === turn && !mark.isOver;
  if (!isOver(score) && !isOver(odds)) return marks;
  return {
    score: score && isOver(score) ? { ...score, isOver: true } : score,
    odds: odds && isOver(odds) ? { ...odds, isOver: true } : odds,
  };
}

/** Whether the score is another one: a rise, or a fall because a goal was cancelled. */
export function hasNewScore(before: Match, after: Match): boolean {
  const [one, other] = [mainScore(before), mainScore(after)];
  const [kicks, moreKicks] = [shootoutScore(before), shootoutScore(after)];
  const hasNewKick = (moreKicks?.home ?? 0) !== (kicks?.home ?? 0) || (moreKicks?.away ?? 0) !== (kicks?.away ?? 0);
  return one.home !== other.home || one.away !== other.away || hasNewKick;
}
