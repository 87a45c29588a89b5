import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Id } from 'shared-kernel/entities/id';
import type { Squad } from 'shared-kernel/entities/squad';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { readSquad, squadRequest } from '../state/squad';

/** The answer with the squad of a team. */
export const SQUAD = 'squad';

export function askSquad(team: Id): Ask {
  return { key: SQUAD, ...squadRequest(team) };
}

/** What came of it: the page waits for none. */
export function squadIn(answers: readonly Answer[]): Squad | undefined {
  return readAnswer(answers, SQUAD, (raw) => readSquad(() => {})(raw));
}
