import { lineupsSchema } from 'shared-kernel/entities/lineups';
import { LINEUPS_PATH } from 'shared-kernel/protocol/lineups';
import { recordQuestion } from './question';

/** The line-ups of a match; `undefined` while there are none. */
export const LINEUPS = recordQuestion({ key: 'lineups', path: LINEUPS_PATH, param: 'MatchId' }, lineupsSchema);
