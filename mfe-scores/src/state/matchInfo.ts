import { type MatchInfo, matchInfoSchema } from 'shared-kernel/entities/matchInfo';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { MATCH_INFO_PATH } from 'shared-kernel/protocol/matchInfo';
import type { Question } from './question';

/** Where a match is played, and who referees it; `undefined` where neither is known. */
export const MATCH_INFO: Question<MatchInfo | undefined> = {
  key: 'info',
  path: MATCH_INFO_PATH,
  param: 'MatchId',
  read: (report) => recordAnswer(matchInfoSchema, report),
  none: undefined,
};
