import type { FeedResult } from 'feeds/feedRecords';
import { type Incident, Side } from 'shared-kernel/entities/incident';
import { scored } from 'shared-kernel/entities/liveScore';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { incidentMinute } from 'shared-kernel/rules/formats';
import { isGoal } from 'shared-kernel/rules/goals';
import {
  extraTimeScore,
  halfTimeScore,
  mainScore,
  type Pair,
  regularScore,
  shootoutScore,
} from 'shared-kernel/rules/score';
import type { ResultTable } from '../schema';
import { cardPoints } from './cardPoints';

/** What a result says besides who played, where and when. */
export type Scoreline = Pick<
  ResultTable,
  | 'home_goals'
  | 'away_goals'
  | 'home_half'
  | 'away_half'
  | 'home_regular'
  | 'away_regular'
  | 'home_kicks'
  | 'away_kicks'
  | 'shootout_winner'
  | 'is_extra_time'
  | 'home_minutes'
  | 'away_minutes'
  | 'home_card_points'
  | 'away_card_points'
>;

/** More goals than that are a feed's mistake: no match on record has had so many for one side, but for one of own goals. */
export const MAX_GOALS = 99;

/** A feed's match as it is kept once it has ended; nothing when its score cannot be true. */
export function scorelineOf({ home_scores, away_scores, shootout_winner, incidents }: Scored): Scoreline | undefined {
  const match = scored({ status_id: MatchStatus.Ended, home_scores, away_scores });
  const [goals, regular] = [mainScore(match), regularScore(match)];
  if (![goals, regular].every(isCredible)) return undefined;
  const half = halfTimeScore(match);
  const kicks = credible(shootoutScore(match));
  const cards = cardPoints({ home_scores, away_scores, incidents });
  return {
    home_goals: goals.home,
    away_goals: goals.away,
    home_half: half?.home ?? null,
    away_half: half?.away ?? null,
    home_regular: regular.home,
    away_regular: regular.away,
    home_kicks: kicks?.home ?? null,
    away_kicks: kicks?.away ?? null,
    shootout_winner: kicks ? winnerOf(kicks) : (shootout_winner ?? null),
    is_extra_time: extraTimeScore(match) !== undefined,
    home_minutes: minutesOf(incidents, Side.Home, goals.home),
    away_minutes: minutesOf(incidents, Side.Away, goals.away),
    home_card_points: cards?.home ?? null,
    away_card_points: cards?.away ?? null,
  };
}

/** What a result is made of; of incidents only goals and cards count. */
export type Scored = Pick<FeedResult, 'home_scores' | 'away_scores' | 'shootout_winner'> & {
  incidents: readonly TimedIncident[];
};

type TimedIncident = Pick<Incident, 'type' | 'time' | 'added_time'> & { position: number };

function isCredible(pair: Pair): boolean {
  return [pair.home, pair.away].every((goals) => goals >= 0 && goals <= MAX_GOALS);
}

function credible(pair: Pair | undefined): Pair | undefined {
  return pair && isCredible(pair) ? pair : undefined;
}

function winnerOf({ home, away }: Pair): number | null {
  return home === away ? null : home > away ? Side.Home : Side.Away;
}

/** Nothing unless each goal of the score has its minute: half of them would make a wrong picture. */
function minutesOf(incidents: readonly TimedIncident[], side: Side, goals: number): string | null {
  const minutes = incidents
    .filter(({ type, position, time }) => isGoal({ type }) && position === side && time > 0 && time <= 120)
    .map(incidentMinute);
  return minutes.length === goals ? minutes.join(',') : null;
}
