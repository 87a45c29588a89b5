import type { MarketGroup } from '../entities/matchMarkets';
import type { MatchState, Period } from '../entities/matchState';

/** Whether a match may still be bet on. What a feed reported last of one that is over is no offer. */
export function isBettingOpen({ kind }: MatchState): boolean {
  return kind === 'live' || kind === 'fixture';
}

const UNTIL: Readonly<Record<MarketGroup, ReadonlySet<Period>>> = {
  half: new Set(['firstHalf']),
  corners: new Set(['firstHalf', 'halfTime', 'secondHalf']),
};

/** Whether the markets of a group may still be bet on: a vendor may go on listing what is over. Corners are of 90 minutes. */
export function isGroupOpen(group: MarketGroup, state: MatchState): boolean {
  return state.kind === 'fixture' || (state.kind === 'live' && UNTIL[group].has(state.period));
}
