import { type FormResult, formResultSchema } from 'shared-kernel/entities/teamForm';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { TEAM_FORM_PATH } from 'shared-kernel/protocol/teamForm';
import type { Question } from './question';

/** How a team's last matches ended, also those that are no longer on its page; empty where nobody knows. */
export const TEAM_FORM: Question<readonly FormResult[]> = {
  key: 'form',
  path: TEAM_FORM_PATH,
  param: 'TeamId',
  read: (report) => listAnswer(formResultSchema, report),
  none: [],
};
