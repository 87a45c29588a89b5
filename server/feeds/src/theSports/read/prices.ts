import { integer, numeric, text, withDefault } from 'shared-kernel/decode/fields';
import { matchState } from 'shared-kernel/entities/matchState';
import type { MatchStatus } from 'shared-kernel/entities/matchStatus';
import * as v from 'valibot';
import { listFrom } from './rawValue';

/** The vendor's markets: handicap, over/under, 1x2, and over/under of corners. */
const MARKETS = ['asia', 'bs', 'eu', 'cr'] as const;
export type Market = (typeof MARKETS)[number];

/** A market's prices at a moment, in the vendor's order: home–line–away, over–line–under, 1–X–2. */
export type Quote = {
  at: number;
  isBeforeKickOff: boolean;
  values: readonly [number, number, number];
  isClosed: boolean;
};

/** The newest row of each market, the newest from before the kick-off, and the newest that had prices. */
export type Prices = { readonly [market in Market]?: Known };

type Known = { latest: Quote; before: Quote | undefined; priced: Quote | undefined };

/**
 * `[time of the change, minute, value, value, value, status of the match, closed, "h-a"]`; the minute is empty before
 * the kick-off.
 */
const rowSchema = v.tuple([integer, withDefault(v.union([text, v.number()]), ''), numeric, numeric, numeric]);

/** @returns `undefined` for a row that is none */
export function quoteOf(raw: unknown): Quote | undefined {
  const row = listFrom(raw);
  const result = v.safeParse(rowSchema, row?.slice(0, 5));
  if (!row || !result.success) return undefined;
  const [at, minute, one, two, three] = result.output;
  return {
    at,
    isBeforeKickOff: String(minute).trim() === '',
    values: [one, two, three],
    isClosed: row[6] === 1 || row[6] === '1',
  };
}

export function isMarket(raw: unknown): raw is Market {
  return MARKETS.some((market) => market === raw);
}

/** Adds a quote; rows may come late, doubled and in any order, so their own times decide. */
export function withQuote(prices: Prices, market: Market, quote: Quote): Prices {
  const known = prices[market];
  return {
    ...prices,
    [market]: {
      latest: newer(known?.latest, quote),
      before: quote.isBeforeKickOff ? newer(known?.before, quote) : known?.before,
      priced: isBlank(quote) ? known?.priced : newer(known?.priced, quote),
    },
  };
}

function newer(known: Quote | undefined, quote: Quote): Quote {
  return known && known.at > quote.at ? known : quote;
}

/** A market may be closed with a row of zeros, with or without its line. */
function isBlank({ values: [one, , other] }: Quote): boolean {
  return one === 0 && other === 0;
}

/** The newest row; of a market that was closed without prices with those that it had last. */
function latestOf({ latest, priced }: Known): Quote {
  return latest.isClosed && isBlank(latest) && priced ? { ...latest, values: priced.values } : latest;
}

/** The newest quote in play; before and after the match that of the kick-off; none while it is interrupted or in doubt. */
export function quoteFor(prices: Prices, market: Market, status: MatchStatus): Quote | undefined {
  const known = prices[market];
  switch (matchState(status).kind) {
    case 'result':
      return known?.before;
    case 'fixture':
    case 'live':
      return known && latestOf(known);
    case 'off':
      return undefined;
  }
}
