import type { Match } from 'shared-kernel/entities/match';
import { phaseOf } from 'shared-kernel/rules/status';

/** Whether a match may still be bet on. Markets that a feed told last of one that is over are no offers. */
export function isBettingOpen({ status_id }: Pick<Match, 'status_id'>): boolean {
  const phase = phaseOf(status_id);
  return phase === 'live' || phase === 'notStarted';
}
