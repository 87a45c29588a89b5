import { matchState } from 'shared-kernel/entities/matchState';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import type { FeedMarkets } from '../feedRecords';
import type { NumberOf } from './createNumbers';
import { type MatchFacts, scoreOf } from './feedMatch';
import { cornersTextOf } from './read/oddsText';

/** The corners of a match for which the vendor has ever had prices of them. What it says of the first half is not documented. */
export function toFeedMarkets(facts: MatchFacts, numberOf: NumberOf): FeedMarkets[] {
  const match_id = numberOf('match', facts.listed.id);
  const { prices, isDeleted } = facts;
  if (match_id === undefined || !prices.cr) return [];
  const { status } = scoreOf(facts);
  const corners = {
    odds: cornersTextOf(prices, status),
    suspended_odds: cornersTextOf(prices, status, true),
  };
  const isShown = !isDeleted && isGroupOpen('corners', matchState(status)) && (corners.odds || corners.suspended_odds);
  return [{ match_id, half: undefined, corners: isShown ? corners : undefined }];
}
