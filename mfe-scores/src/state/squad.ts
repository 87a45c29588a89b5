import { squadSchema } from 'shared-kernel/entities/squad';
import { SQUAD_PATH } from 'shared-kernel/protocol/squad';
import { recordQuestion } from './question';

/** The squad of a team; `undefined` where nobody knows it. */
export const SQUAD = recordQuestion({ key: 'squad', path: SQUAD_PATH, param: 'TeamId' }, squadSchema);
