import { Side } from 'shared-kernel/entities/incident';
import type { FormResult } from 'shared-kernel/entities/teamForm';
import { MATCH_FORM_MOST } from 'shared-kernel/protocol/rest';
import type { PastResult } from '../store/results/readHistory';

/**
 * A team's form as pages get it, the newest last.
 *
 * @param results the newest first
 * @param hasPage whether a match can still be looked at
 */
export function toForm(results: readonly PastResult[], hasPage: (matchId: number) => boolean): FormResult[] {
  const last = results.slice(0, MATCH_FORM_MOST).reverse();
  return last.map(({ match_id, kick_off, side, home_goals, away_goals }) => {
    const ahead = side === Side.Home ? home_goals - away_goals : away_goals - home_goals;
    return {
      match_id: match_id !== null && hasPage(match_id) ? match_id : undefined,
      match_time: kick_off,
      outcome: ahead > 0 ? 'W' : ahead < 0 ? 'L' : 'D',
    };
  });
}
