import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchHistory } from 'shared-kernel/entities/matchHistory';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { historyRequest, readHistory } from '../state/matchHistory';

/** The answer with what both teams of a match played before it. */
export const HISTORY = 'history';

export function askHistory(match: MatchId): Ask {
  return { key: HISTORY, ...historyRequest(match) };
}

/**
 * The history that came; without `history` where nothing is known, or the server keeps none. `undefined` while it is on
 * its way: then the app has it.
 */
export function historyIn(answers: readonly Answer[]): { history: MatchHistory | undefined } | undefined {
  const status = answers.find(({ key }) => key === HISTORY)?.status ?? 0;
  if (status >= 400 && status < 500) return { history: undefined };
  return readAnswer(answers, HISTORY, (raw) => ({ history: readHistory(() => {})(raw) }));
}
