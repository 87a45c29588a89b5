import { type MatchMarkets, matchMarketsSchema } from 'shared-kernel/entities/matchMarkets';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { MATCH_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import type { Question } from './question';

/** The markets of the first half and of corners of a match; `undefined` where none were told. */
export const MATCH_MARKETS: Question<MatchMarkets | undefined> = {
  key: 'markets',
  path: MATCH_MARKETS_PATH,
  param: 'MatchId',
  read: (report) => recordAnswer(matchMarketsSchema, report),
  none: undefined,
};
