import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { ODDS_PARAMETER, toOddsChoice } from '../domain/oddsChoice';
import { openMarketsRequest, readOpenMarkets } from '../state/openMarkets';
import { OddsCells } from '../view/board/OddsCells';
import type { PricesOfLine } from '../view/board/rowContext';

/** The answer with the markets of the choice in the address. */
export const MARKETS = 'markets';

/** Nothing where the address chooses the match itself. */
export function askMarkets({ search }: PageRequest): readonly Ask[] {
  const choice = toOddsChoice(search[ODDS_PARAMETER]);
  return choice === 'full' ? [] : [{ key: MARKETS, ...openMarketsRequest(choice) }];
}

/** What shows them in the lines of a board; nothing where none came. */
export function pricesOfMarkets(answers: readonly Answer[]): PricesOfLine | undefined {
  const markets = readAnswer(
    answers,
    MARKETS,
    readOpenMarkets(() => {}),
  );
  return (
    markets &&
    (({ id }) => <OddsCells odds={markets.get(id)?.odds ?? ''} suspended={markets.get(id)?.suspended_odds} />)
  );
}
