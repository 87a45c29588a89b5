import type { MatchStatus } from '../entities/matchStatus';
import { phaseOf } from './status';

/** Whether a match may still be bet on. What a feed told last of one that is over is no offer. */
export function isBettingOpen(status: MatchStatus): boolean {
  const phase = phaseOf(status);
  return phase === 'live' || phase === 'notStarted';
}
