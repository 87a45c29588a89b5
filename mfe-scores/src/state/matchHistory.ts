import { type MatchHistory, matchHistorySchema } from 'shared-kernel/entities/matchHistory';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import type { Question } from './question';

/** What both teams of a match played before it; `undefined` where nothing is known. */
export const MATCH_HISTORY: Question<MatchHistory | undefined> = {
  key: 'history',
  path: REST_PATHS.matchHistory,
  param: 'MatchId',
  read: (report) => recordAnswer(matchHistorySchema, report),
  none: undefined,
};
