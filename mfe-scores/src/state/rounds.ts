import { type MatchRound, matchRoundSchema } from 'shared-kernel/entities/matchRound';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { ROUNDS_PATH } from 'shared-kernel/protocol/rounds';
import type { Question } from './question';

/** Which rounds the matches of a competition belong to; empty where nobody knows. */
export const ROUNDS: Question<readonly MatchRound[]> = {
  key: 'rounds',
  path: ROUNDS_PATH,
  param: 'CompetitionId',
  read: (report) => listAnswer(matchRoundSchema, report),
  none: [],
};
