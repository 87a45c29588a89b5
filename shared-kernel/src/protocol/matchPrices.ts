import * as v from 'valibot';
import { type Decoder, decode, type Report } from '../decode/decode';
import { MARKET_GROUPS, type MarketGroup } from '../entities/matchMarkets';
import { type PriceMove, priceMoveSchema } from '../entities/priceMove';
import { listAnswer } from './dataAnswer';

/**
 * The REST path of how the prices of a match moved, without the prefix. In a file of its own because one lazy script alone
 * asks for it: what stands in `rest.ts` is in the first script of the board.
 */
export const MATCH_PRICES_PATH = '/match/prices';

/** How prices moved, and which groups of further markets of the match have moves, too. */
export type LoadedPrices = { readonly moves: readonly PriceMove[]; readonly groups: readonly MarketGroup[] };

const groupsSchema = v.object({ groups: v.optional(v.unknown()) });

/** Decoder of that. A move that cannot be read is left out and reported; a group that is not known here is left out. */
export function pricesAnswer(report: Report): Decoder<LoadedPrices> {
  const movesOf = listAnswer(priceMoveSchema, report);
  return (raw) => {
    const { groups } = decode(groupsSchema, raw);
    const has = (group: MarketGroup) => Array.isArray(groups) && groups.includes(group);
    return { moves: movesOf(raw), groups: MARKET_GROUPS.filter(has) };
  };
}
