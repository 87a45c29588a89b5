import type { KeptResult } from '../store/results/readHistory';

/** A match that Arsenal won against Chelsea, as the store keeps it; pass what the test is about. */
export function aKeptResult(given: Partial<KeptResult> = {}): KeptResult {
  return {
    match_id: 7,
    kick_off: 1_670_612_400,
    home_goals: 2,
    away_goals: 1,
    home_half: 1,
    away_half: 0,
    home_regular: 2,
    away_regular: 1,
    home_kicks: null,
    away_kicks: null,
    shootout_winner: null,
    is_extra_time: false,
    competition: 'Ngoại hạng Anh',
    home_name: 'Arsenal',
    away_name: 'Chelsea',
    home_minutes: '12,45+2',
    away_minutes: '90+4',
    ...given,
  };
}
