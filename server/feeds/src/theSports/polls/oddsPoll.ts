import type { PolledSource } from '../../polled/follow';
import type { Refusals } from '../createRefusals';
import type { TheSportsApi } from '../createTheSportsApi';
import { isMarket, type Market, type Quote, quoteOf } from '../read/prices';
import { fieldOf, listFrom } from '../read/rawValue';
import type { VendorState } from '../vendorState';
import { endpointPoll } from './endpointPoll';

/** The endpoint with the prices that changed in the last minute. */
export const ODDS = 'odds/live';

/** The vendor's advice, in seconds. */
const EVERY = 3;

type Options = { bookmaker: number; refusals: Refusals };

/** Asks for the prices that changed. Matches come without them when the plan does. */
export function oddsPoll(api: TheSportsApi, vendorState: VendorState, { bookmaker, refusals }: Options): PolledSource {
  return endpointPoll(api, { endpoint: ODDS, every: EVERY, refusals }, (results) => {
    for (const [id, quotes] of changesOf(results, bookmaker)) vendorState.keepQuotes(id, quotes);
  });
}

/**
 * The bookmaker's changes by match. A row is `[match id, market, [the values of a history row], "h-a"]`, below the
 * number of its bookmaker.
 */
function changesOf(results: unknown, bookmaker: number): Map<string, (readonly [Market, Quote])[]> {
  const found = new Map<string, (readonly [Market, Quote])[]>();
  for (const raw of listFrom(fieldOf(results, bookmaker)) ?? []) {
    const [id, market, values] = listFrom(raw) ?? [];
    const quote = quoteOf(values);
    if (typeof id !== 'string' || !isMarket(market) || !quote) continue;
    found.set(id, [...(found.get(id) ?? []), [market, quote]]);
  }
  return found;
}
