import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Lineups } from 'shared-kernel/entities/lineups';
import type { MatchId } from 'shared-kernel/entities/match';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { lineupsRequest, readLineups } from '../state/lineups';

/** The answer with the line-ups of a match. */
export const LINEUPS = 'lineups';

export function askLineups(match: MatchId): Ask {
  return { key: LINEUPS, ...lineupsRequest(match) };
}

/**
 * The line-ups that came; without `lineups` where there are none yet, or the server knows none. `undefined` while they are
 * on their way: then the app has them.
 */
export function lineupsIn(answers: readonly Answer[]): { lineups: Lineups | undefined } | undefined {
  const status = answers.find(({ key }) => key === LINEUPS)?.status ?? 0;
  if (status >= 400 && status < 500) return { lineups: undefined };
  return readAnswer(answers, LINEUPS, (raw) => ({ lineups: readLineups(() => {})(raw) }));
}
