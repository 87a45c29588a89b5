import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { MatchId } from 'shared-kernel/entities/match';
import type { PriceMove } from 'shared-kernel/entities/priceMove';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { pricesRequest, readPriceMoves } from '../state/priceHistory';

/** The answer with the moves of a match's prices. */
export const PRICES = 'prices';

export function askPrices(id: MatchId): Ask {
  return { key: PRICES, ...pricesRequest(id) };
}

/** The moves that came; none where the server keeps none. `undefined` while they are on their way: then the app has them. */
export function pricesIn(answers: readonly Answer[]): readonly PriceMove[] | undefined {
  const status = answers.find(({ key }) => key === PRICES)?.status ?? 0;
  if (status >= 400 && status < 500) return [];
  return readAnswer(
    answers,
    PRICES,
    readPriceMoves(() => {}),
  );
}
