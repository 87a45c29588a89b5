import type { MarketGroup, MatchMarkets } from 'shared-kernel/entities/matchMarkets';
import { searchOfTab } from './matchTab';

/**
 * The query parameter with the group whose history is shown, as on the page of odds. It is written here again: what lazy
 * scripts take from the first ones makes those larger.
 */
export const GROUP_PARAMETER = 'keo';
const VALUES = { half: 'hiep-1', corners: 'phat-goc' } as const satisfies Record<MarketGroup, string>;

/** The group that the address asks for, among those of the match; none where it has no moves. */
export function groupShown(text: string | null | undefined, groups: readonly MarketGroup[]): MarketGroup | undefined {
  return groups.find((group) => VALUES[group] === text);
}

/** The query of the tab of prices with the history of a group, or of the match. */
export function searchOfGroup(group: MarketGroup | undefined): string {
  return searchOfTab('keo') + (group ? `&${GROUP_PARAMETER}=${VALUES[group]}` : '');
}

/** What a group shows now; nothing is known before it was sent. */
export function presentOf(markets: MatchMarkets | undefined, group: MarketGroup) {
  return markets && (markets[group] ?? NONE);
}

const NONE = { odds: '', suspended_odds: '' };
