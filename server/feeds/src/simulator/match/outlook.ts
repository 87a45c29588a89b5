import { ScoreIndex } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Facts, Pair } from '../../timeline/facts';
import { drift } from '../random/drift';
import type { Fixture } from '../season/fixture';
import { expectedGoals } from './expectedGoals';

/** How far prices deviate from strength. */
const STRAY = 0.05;

/** Minutes after which no goals are expected, including the usual added time. */
const FULL_TIME = 95;
const HALF_TIME = 47;

/** A match always has a little left. */
const LEAST_LEFT = 0.01;

/**
 * The goals of each side in a whole match, as a bookmaker expects them at that moment.
 *
 * @param moment unix seconds
 */
export function expectedAt({ id, home, away }: Fixture, moment: number): Pair {
  const mean = expectedGoals(home.strength, away.strength);
  return {
    home: mean.home * (1 + STRAY * drift(moment / 1800, id, 4)),
    away: mean.away * (1 + STRAY * drift(moment / 1800, id, 5)),
  };
}

/** A side that is a player short scores less and concedes more. */
export function withMenSentOff({ home, away }: Pair, { homeScores, awayScores }: Facts): Pair {
  const [homeOff, awayOff] = [homeScores[ScoreIndex.red] ?? 0, awayScores[ScoreIndex.red] ?? 0];
  return { home: home * 0.7 ** homeOff * 1.25 ** awayOff, away: away * 0.7 ** awayOff * 1.25 ** homeOff };
}

/** The share of the match, and of its first half, that is still to be played. @param now unix seconds */
export function shareLeft(facts: Facts, now: number): { match: number; half: number } {
  const played = minutesPlayed(facts, now);
  return {
    match: Math.max(1 - played / FULL_TIME, LEAST_LEFT),
    half: Math.max(1 - played / HALF_TIME, LEAST_LEFT),
  };
}

function minutesPlayed({ status, periodStart }: Facts, now: number): number {
  if (status === MatchStatus.NotStarted) return 0;
  if (status === MatchStatus.HalfTime) return 45;
  return (status === MatchStatus.SecondHalf ? 45 : 0) + (now - periodStart) / 60;
}

export function times({ home, away }: Pair, factor: number): Pair {
  return { home: home * factor, away: away * factor };
}

export function figureOf({ homeScores, awayScores }: Facts, index: number): Pair {
  return { home: homeScores[index] ?? 0, away: awayScores[index] ?? 0 };
}
