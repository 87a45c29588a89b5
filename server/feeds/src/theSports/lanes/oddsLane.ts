import type { Report } from 'shared-kernel/decode/decode';
import type { PolledSource } from '../../polled/follow';
import type { TheSportsApi } from '../api';
import type { Book } from '../book';
import { RefusedError } from '../read/answer';
import { listFrom } from '../read/listFrom';
import { isMarket, type Market, type Quote, quoteOf } from '../read/prices';

/** Seconds: the vendor's advice, and until a plan without prices is asked again. */
const EVERY = 3;
const REFUSED_EVERY = 3600;

/** Whether the account's plan has prices. */
export type OddsState = { areLeftOut: boolean };

/**
 * Asks for the prices that changed in the last minute. A plan without them is no failure: it is reported once, and the
 * matches come without.
 */
export function oddsLane(
  api: TheSportsApi,
  book: Book,
  { bookmaker, report, state }: { bookmaker: number; report: Report; state: OddsState },
): PolledSource {
  return {
    async look(askedAt) {
      try {
        const { results } = await api.ask('odds/live');
        state.areLeftOut = false;
        for (const [id, quotes] of changesOf(results, bookmaker)) book.keepQuotes(id, quotes);
        return { batch: {}, nextAt: askedAt + EVERY };
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        if (!state.areLeftOut) report(new Error(`${error.message}; matches come without prices`));
        state.areLeftOut = true;
        return { batch: {}, nextAt: askedAt + REFUSED_EVERY };
      }
    },
  };
}

/**
 * The bookmaker's changes by match. A row is `[match id, market, [the values of a history row], "h-a"]`, below the
 * number of its bookmaker.
 */
function changesOf(results: unknown, bookmaker: number): Map<string, (readonly [Market, Quote])[]> {
  const found = new Map<string, (readonly [Market, Quote])[]>();
  for (const raw of listFrom(ofBookmaker(results, bookmaker)) ?? []) {
    const [id, market, values] = listFrom(raw) ?? [];
    const quote = quoteOf(values);
    if (typeof id !== 'string' || !isMarket(market) || !quote) continue;
    found.set(id, [...(found.get(id) ?? []), [market, quote]]);
  }
  return found;
}

/** What an answer of `odds/live` or `odds/history` has of a bookmaker. */
export function ofBookmaker(results: unknown, bookmaker: number): unknown {
  const isObject = typeof results === 'object' && results !== null && Object.hasOwn(results, bookmaker);
  return isObject ? Reflect.get(results, bookmaker) : undefined;
}
