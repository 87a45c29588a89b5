import { type PriceMove, priceMoveSchema } from 'shared-kernel/entities/priceMove';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { MATCH_PRICES_PATH } from 'shared-kernel/protocol/matchPrices';
import type { Question } from './question';

/** How the prices of a match moved; a move that cannot be read is left out and reported. */
export const PRICE_HISTORY: Question<readonly PriceMove[]> = {
  key: 'prices',
  path: MATCH_PRICES_PATH,
  param: 'MatchId',
  read: (report) => listAnswer(priceMoveSchema, report),
  none: [],
};
