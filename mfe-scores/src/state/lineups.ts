import { type Lineups, lineupsSchema } from 'shared-kernel/entities/lineups';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { LINEUPS_PATH } from 'shared-kernel/protocol/lineups';
import type { Question } from './question';

/** The line-ups of a match; `undefined` while there are none. */
export const LINEUPS: Question<Lineups | undefined> = {
  key: 'lineups',
  path: LINEUPS_PATH,
  param: 'MatchId',
  read: (report) => recordAnswer(lineupsSchema, report),
  none: undefined,
};
