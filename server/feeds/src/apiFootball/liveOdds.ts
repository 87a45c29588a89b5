import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { flag, numberedId, text } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { IN_PLAY, NO_PRICES, oddsTexts, type Prices, pricesBy } from './bets';
import type { Markets } from './oddsText';
import type { MatchPrices } from './preMatchOdds';
import { handicapOf, totalOf } from './pricedLines';
import { priceOf, quoteOf } from './quotes';

const isSet = (name: string) => secondary(name, flag, false);

const value = v.object({
  value: v.union([v.number(), text]),
  odd: v.union([v.number(), text]),
  handicap: secondary('odds.*.values.*.handicap', v.union([v.number(), text])),
  main: isSet('odds.*.values.*.main'),
  suspended: isSet('odds.*.values.*.suspended'),
});

const schema = v.object({
  fixture: v.object({ id: numberedId }),
  status: secondary(
    'status',
    v.object({
      stopped: isSet('status.stopped'),
      blocked: isSet('status.blocked'),
      finished: isSet('status.finished'),
    }),
  ),
  odds: validItems('odds', v.object({ name: text, values: validItems('odds.*.values', value) })),
});

type Live = v.InferOutput<typeof schema>;
type Value = v.InferOutput<typeof value>;

const NONE: Markets = { handicap: undefined, total: undefined, win: undefined };

/**
 * Prices of matches in play (https://www.api-football.com/documentation-v3#tag/Odds-(In-Play)). A market that is suspended
 * is marked as such, and so are all of a match whose betting is stopped or blocked; of one that is finished there are none.
 */
export function decodeLiveOdds(response: unknown, report: Report): MatchPrices[] {
  return decodeList(schema, response, 'response', report).map((match) => ({
    id: match.fixture.id,
    prices: match.status?.finished ? NO_PRICES : pricesOf(match),
  }));
}

function pricesOf({ status, odds }: Live): Prices {
  const isStopped = status !== undefined && (status.stopped || status.blocked);
  return pricesBy(IN_PLAY, (names) => {
    const valuesOf = (wanted: readonly string[]) =>
      wanted
        .map((name) => odds.find((one) => one.name.toLowerCase() === name)?.values)
        .find((values) => values !== undefined) ?? [];
    const marketsOf = (isWanted: (one: Value) => boolean): Markets => {
      const [handicap, total, win] = [names.handicap, names.total, names.win].map((wanted) =>
        valuesOf(wanted).filter(isWanted),
      );
      return {
        handicap: handicapOf(quotes(handicap, 'home'), quotes(handicap, 'away')),
        total: totalOf(quotes(total, 'over'), quotes(total, 'under')),
        win: winOf(win),
      };
    };
    return oddsTexts(
      isStopped ? NONE : marketsOf(({ suspended }) => !suspended),
      marketsOf(() => true),
    );
  });
}

const isOf = (one: Value, side: string) => String(one.value).toLowerCase() === side;

function quotes(values: readonly Value[] = [], side: string) {
  return values.flatMap((one) =>
    isOf(one, side) ? quoteOf(one.handicap === undefined ? undefined : String(one.handicap), one.odd, one.main) : [],
  );
}

function winOf(values: readonly Value[] = []): Markets['win'] {
  const of = (side: string) => priceOf(values.find((one) => isOf(one, side))?.odd ?? Number.NaN);
  const [home, draw, away] = [of('home'), of('draw'), of('away')];
  return home && draw && away ? { home, draw, away } : undefined;
}
