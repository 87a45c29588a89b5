import type { MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { type LoadedPrices, MATCH_PRICES_PATH, pricesAnswer } from 'shared-kernel/protocol/matchPrices';
import type { Question } from './question';

/** How the prices of a match moved; a move that cannot be read is left out and reported. */
export const PRICE_HISTORY: Question<LoadedPrices> = {
  key: 'prices',
  path: MATCH_PRICES_PATH,
  param: 'MatchId',
  read: pricesAnswer,
  none: { moves: [], groups: [] },
};

/** The same of a group. */
export const GROUP_HISTORY: Readonly<Record<MarketGroup, Question<LoadedPrices>>> = {
  half: { ...PRICE_HISTORY, key: 'prices_half', also: { Group: 'half' } },
  corners: { ...PRICE_HISTORY, key: 'prices_corners', also: { Group: 'corners' } },
};
