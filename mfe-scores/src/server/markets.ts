import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchMarkets } from 'shared-kernel/entities/matchMarkets';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { marketsRequest, readMarkets } from '../state/matchMarkets';

/** The answer with the further markets of a match. */
export const MARKETS = 'markets';

export function askMarkets(id: MatchId): Ask {
  return { key: MARKETS, ...marketsRequest(id) };
}

/** What came of it: the page waits for none. */
export function marketsIn(answers: readonly Answer[]): MatchMarkets | undefined {
  return readAnswer(answers, MARKETS, (raw) => readMarkets(() => {})(raw));
}
