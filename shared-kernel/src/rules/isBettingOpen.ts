import type { MarketGroup } from '../entities/matchMarkets';
import { MatchStatus } from '../entities/matchStatus';
import { phaseOf } from './status';

/** Whether a match may still be bet on. What a feed told last of one that is over is no offer. */
export function isBettingOpen(status: MatchStatus): boolean {
  const phase = phaseOf(status);
  return phase === 'live' || phase === 'notStarted';
}

const UNTIL: Readonly<Record<MarketGroup, ReadonlySet<MatchStatus>>> = {
  half: new Set([MatchStatus.NotStarted, MatchStatus.FirstHalf]),
  corners: new Set([MatchStatus.NotStarted, MatchStatus.FirstHalf, MatchStatus.HalfTime, MatchStatus.SecondHalf]),
};

/** Whether the markets of a group may still be bet on: a vendor may go on listing what is over. Corners are of 90 minutes. */
export function isGroupOpen(group: MarketGroup, status: MatchStatus): boolean {
  return UNTIL[group].has(status);
}
