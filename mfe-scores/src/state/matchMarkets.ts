import { matchMarketsSchema } from 'shared-kernel/entities/matchMarkets';
import { MATCH_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { recordQuestion } from './question';

/** The markets of the first half and of corners of a match; `undefined` where none were sent. */
export const MATCH_MARKETS = recordQuestion(
  { key: 'markets', path: MATCH_MARKETS_PATH, param: 'MatchId' },
  matchMarketsSchema,
);
