import type { MarketGroup, MatchMarkets } from 'shared-kernel/entities/matchMarkets';
import { toOddsChoice } from './oddsChoice';

/** The group whose history the address asks for; those of the match where it has no moves. */
export function groupShown(text: string | null | undefined, groups: readonly MarketGroup[]): MarketGroup | undefined {
  const choice = toOddsChoice(text);
  return groups.find((group) => group === choice);
}

/** What a group shows now; nothing is known before it was told. */
export function presentOf(markets: MatchMarkets | undefined, group: MarketGroup) {
  return markets && (markets[group] ?? NONE);
}

const NONE = { odds: '', suspended_odds: '' };
