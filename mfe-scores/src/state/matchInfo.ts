import { matchInfoSchema } from 'shared-kernel/entities/matchInfo';
import { MATCH_INFO_PATH } from 'shared-kernel/protocol/matchInfo';
import { recordQuestion } from './question';

/** Where a match is played, and who referees it; `undefined` where neither is known. */
export const MATCH_INFO = recordQuestion({ key: 'info', path: MATCH_INFO_PATH, param: 'MatchId' }, matchInfoSchema);
