import { Side } from 'shared-kernel/entities/incident';
import type { PastResult } from 'shared-kernel/entities/matchHistory';
import type { KeptResult } from '../store/results/readHistory';

/**
 * A result as pages get it.
 *
 * @param hasPage whether a match can still be looked at
 */
export function toPastResult(result: KeptResult, hasPage: (matchId: number) => boolean): PastResult {
  const { match_id } = result;
  return {
    match_id: match_id !== null && hasPage(match_id) ? match_id : undefined,
    match_time: result.kick_off,
    competition: result.competition,
    home_name: result.home_name,
    away_name: result.away_name,
    home_score: result.home_goals,
    away_score: result.away_goals,
    half_time: pair(result.home_half, result.away_half),
    regular_time: pair(result.home_regular, result.away_regular),
    after_extra_time: result.is_extra_time ?? false,
    shootout: pair(result.home_kicks, result.away_kicks),
    shootout_winner: winner(result.shootout_winner),
  };
}

function pair(home: number | null, away: number | null): [number, number] | undefined {
  return home === null || away === null ? undefined : [home, away];
}

function winner(side: number | null): PastResult['shootout_winner'] {
  return side === Side.Home || side === Side.Away ? side : undefined;
}
