import { type Squad, squadSchema } from 'shared-kernel/entities/squad';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { SQUAD_PATH } from 'shared-kernel/protocol/squad';
import type { Question } from './question';

/** The squad of a team; `undefined` where nobody knows it. */
export const SQUAD: Question<Squad | undefined> = {
  key: 'squad',
  path: SQUAD_PATH,
  param: 'TeamId',
  read: (report) => recordAnswer(squadSchema, report),
  none: undefined,
};
