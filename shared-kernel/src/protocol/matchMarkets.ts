/**
 * The REST paths of markets beside those of the match, without the prefix: of one match, and of all that are open. In a file
 * of their own because lazy scripts alone ask for them: what stands in `rest.ts` is in the first script of the board.
 */
export const MATCH_MARKETS_PATH = '/match/markets';
export const OPEN_MARKETS_PATH = '/match/markets/open';

/** Most matches in the answer of {@link OPEN_MARKETS_PATH}. */
export const OPEN_MARKETS_MOST = 1000;
