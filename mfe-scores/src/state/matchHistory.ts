import { matchHistorySchema } from 'shared-kernel/entities/matchHistory';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { recordQuestion } from './question';

/** What both teams of a match played before it; `undefined` where nothing is known. */
export const MATCH_HISTORY = recordQuestion(
  { key: 'history', path: REST_PATHS.matchHistory, param: 'MatchId' },
  matchHistorySchema,
);
