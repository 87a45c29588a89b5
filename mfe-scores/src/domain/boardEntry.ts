import type { MatchRecords } from 'shared-kernel/contract/matches';
import type { Competition } from 'shared-kernel/entities/competition';
import type { Match } from 'shared-kernel/entities/match';
import type { Team } from 'shared-kernel/entities/team';
import { mainScore, shootoutScore } from 'shared-kernel/rules/score';
import { type OddsMoves, oddsMoves } from './oddsMoves';

/** A highlight of a row. `turn` grows with each, so that a new highlight lasts its full time. */
type Mark = { turn: number; isOver: boolean };

/**
 * The highlights of a match. Score and prices have one each: odds that move right after a goal do not end its
 * highlight. The moves stay when a highlight is over, so that no price renders again just to remove its arrow.
 */
export type Marks = {
  score: Mark | undefined;
  odds: (Mark & { moves: OddsMoves }) | undefined;
};

/** A match with the records of its ids, for a row. Records may be missing from the answer. */
export type BoardEntry = {
  match: Match;
  home: Team | undefined;
  away: Team | undefined;
  competition: Competition | undefined;
  /** The name of the competition's country. */
  country?: string | undefined;
  marks: Marks | undefined;
  /** The visitor hides its score, which is left out here (M23); called when it is to be shown. */
  onShow?: () => void;
};

/** @param marks the highlights that it has; `undefined` for none */
export function entryOf(
  { teams, competitions, countries }: Pick<MatchRecords, 'teams' | 'competitions' | 'countries'>,
  match: Match,
  marks: Marks | undefined,
): BoardEntry {
  return {
    match,
    home: teams.get(match.home_team_id),
    away: teams.get(match.away_team_id),
    competition: competitions.get(match.competition_id),
    country: match.country_id === undefined ? undefined : countries.get(match.country_id)?.name,
    marks,
  };
}

/** A row's marks after a change, or `undefined` when the change shows in none. */
export function marksAfter(marks: Marks | undefined, before: Match, after: Match, turn: number): Marks | undefined {
  const isScoreNew = hasNewScore(before, after);
  const moves = oddsMoves(before.odds, after.odds);
  if (!isScoreNew && !moves) return undefined;
  return {
    score: isScoreNew ? { turn, isOver: false } : marks?.score,
    odds: moves ? { turn, isOver: false, moves } : marks?.odds,
  };
}

/** Ends the marks made in `turn`; returns the same object when newer ones have replaced them. */
export function marksOver(marks: Marks, turn: number): Marks {
  const { score, odds } = marks;
  const isOver = (mark: Mark | undefined) => mark?.turn === turn && !mark.isOver;
  if (!isOver(score) && !isOver(odds)) return marks;
  return {
    score: score && isOver(score) ? { ...score, isOver: true } : score,
    odds: odds && isOver(odds) ? { ...odds, isOver: true } : odds,
  };
}

/** Whether the score changed: it rose, or fell because a goal was cancelled. */
export function hasNewScore(before: Match, after: Match): boolean {
  const [one, other] = [mainScore(before), mainScore(after)];
  const [kicks, moreKicks] = [shootoutScore(before), shootoutScore(after)];
  const hasNewKick = (moreKicks?.home ?? 0) !== (kicks?.home ?? 0) || (moreKicks?.away ?? 0) !== (kicks?.away ?? 0);
  return one.home !== other.home || one.away !== other.away || hasNewKick;
}
