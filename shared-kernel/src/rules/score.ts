import type { MatchState } from '../entities/matchState';
import type { Score, SideScore } from '../entities/score';

type Scored = { state: MatchState; score: Score };

/** A figure of both sides. */
export type Pair = { home: number; away: number };

function pair({ score: { home, away } }: Pick<Scored, 'score'>, figure: keyof SideScore): Pair {
  return { home: home[figure], away: away[figure] };
}

/** The score to show: the total after extra time if that was played, else that of the 90 minutes. Never a sum (M2). */
export function mainScore(match: Pick<Scored, 'score'>): Pair {
  const afterExtraTime = pair(match, 'afterExtraTime');
  return afterExtraTime.home > 0 || afterExtraTime.away > 0 ? afterExtraTime : pair(match, 'regular');
}

/** The score after 90 minutes. */
export function regularScore(match: Pick<Scored, 'score'>): Pair {
  return pair(match, 'regular');
}

/** The total after extra time, once that is over, if it was played. */
export function extraTimeScore(match: Scored): Pair | undefined {
  const isOver = match.state.kind === 'result' || isShootout(match.state);
  const total = pair(match, 'afterExtraTime');
  return isOver && (total.home > 0 || total.away > 0) ? total : undefined;
}

/** Kicks scored in the shoot-out, if there is or was one. */
export function shootoutScore(match: Scored): Pair | undefined {
  const kicks = pair(match, 'shootout');
  return isShootout(match.state) || kicks.home > 0 || kicks.away > 0 ? kicks : undefined;
}

function isShootout(state: MatchState): boolean {
  return state.kind === 'live' && state.period === 'shootout';
}

/**
 * The half-time score, once the first half is over; `undefined` while either side's is unknown (-1, M2). One that is above the
 * score after 90 minutes is unknown, too: either may be the wrong one, and the later one is what the match is about.
 */
export function halfTimeScore(match: Scored): Pair | undefined {
  const { state } = match;
  if (state.kind === 'fixture' || (state.kind === 'live' && state.period === 'firstHalf')) return undefined;
  const half = pair(match, 'firstHalf');
  const regular = regularScore(match);
  const isKnown = half.home >= 0 && half.away >= 0 && half.home <= regular.home && half.away <= regular.away;
  return isKnown ? half : undefined;
}

export function redCards(match: Pick<Scored, 'score'>): Pair {
  return pair(match, 'red');
}

export function yellowCards(match: Pick<Scored, 'score'>): Pair {
  return pair(match, 'yellow');
}

/** Corners (the column PG), or `undefined` when either side's number is unknown (-1). */
export function corners(match: Pick<Scored, 'score'>): Pair | undefined {
  const counted = pair(match, 'corners');
  return counted.home < 0 || counted.away < 0 ? undefined : counted;
}
