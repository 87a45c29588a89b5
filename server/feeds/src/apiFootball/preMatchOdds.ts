import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { numberedId, text } from 'shared-kernel/decode/fields';
import { validItems } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { BEFORE, type Names, type Prices, pricesBy } from './bets';
import { type Markets, oddsText } from './oddsText';
import { handicapOf, totalOf } from './pricedLines';
import { priceOf, quoteOf } from './quotes';

const odd = v.union([v.number(), text]);
const value = v.object({ value: v.union([v.number(), text]), odd });
const bet = v.object({ name: text, values: validItems('bookmakers.*.bets.*.values', value) });
const bookmaker = v.object({ id: numberedId, bets: validItems('bookmakers.*.bets', bet) });

const schema = v.object({
  fixture: v.object({ id: numberedId }),
  bookmakers: validItems('bookmakers', bookmaker),
});

type Value = v.InferOutput<typeof value>;
type Bet = v.InferOutput<typeof bet>;

export type MatchPrices = { id: number; prices: Prices };

/**
 * A bookmaker's prices before the match (https://www.api-football.com/documentation-v3#tag/Odds-(Pre-Match)), which are
 * never suspended.
 *
 * @param chosen the vendor's id of the bookmaker; a match that it has no prices of gets none
 */
export function decodePreMatchOdds(response: unknown, chosen: number, report: Report): MatchPrices[] {
  return decodeList(schema, response, 'response', report).map(({ fixture, bookmakers }) => {
    const bets = bookmakers.find(({ id }) => id === chosen)?.bets ?? [];
    const pricesOf = (names: Names) => ({ odds: oddsText(marketsOf(bets, names)), suspended_odds: '' });
    return { id: fixture.id, prices: pricesBy(BEFORE, pricesOf) };
  });
}

function marketsOf(bets: readonly Bet[], names: Names): Markets {
  const valuesOf = (wanted: readonly string[]) =>
    bets.find((one) => wanted.includes(one.name.toLowerCase()))?.values ?? [];
  const handicap = valuesOf(names.handicap);
  const total = valuesOf(names.total);
  return {
    handicap: handicapOf(quotes(handicap, 'home'), quotes(handicap, 'away')),
    total: totalOf(quotes(total, 'over'), quotes(total, 'under')),
    win: winOf(valuesOf(names.win)),
  };
}

/** The line stands behind the side: `Home -0.5`, `Over 2.5`. */
function quotes(values: readonly Value[], side: string) {
  return values.flatMap(({ value: name, odd: price }) => {
    const [of = '', line] = String(name).toLowerCase().split(' ');
    return of === side ? quoteOf(line, price, false) : [];
  });
}

function winOf(values: readonly Value[]): Markets['win'] {
  const of = (side: string) =>
    priceOf(values.find((one) => String(one.value).toLowerCase() === side)?.odd ?? Number.NaN);
  const [home, draw, away] = [of('home'), of('draw'), of('away')];
  return home && draw && away ? { home, draw, away } : undefined;
}
