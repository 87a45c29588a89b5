import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { flag, numberedId, text } from 'shared-kernel/decode/fields';
import { secondary, validItems } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import { type Markets, oddsText } from './oddsText';
import type { MatchOdds } from './preMatchOdds';
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

/** The vendor's names of the markets, in the order in which they are preferred. */
const NAMES = {
  handicap: ['asian handicap'],
  total: ['over/under line', 'match goals', 'over/under'],
  win: ['fulltime result', 'match winner', '1x2'],
} as const;

/**
 * Prices of matches in play (https://www.api-football.com/documentation-v3#tag/Odds-(In-Play)). Nothing of a suspended
 * market is told, and nothing at all of a match whose betting is stopped, blocked or finished.
 */
export function decodeLiveOdds(response: unknown, report: Report): MatchOdds[] {
  return decodeList(schema, response, 'response', report).map((match) => ({
    id: match.fixture.id,
    odds: isClosed(match) ? '' : oddsText(marketsOf(match)),
  }));
}

function isClosed({ status }: Live): boolean {
  return status !== undefined && (status.stopped || status.blocked || status.finished);
}

function marketsOf({ odds }: Live): Markets {
  const valuesOf = (names: readonly string[]) =>
    names
      .map((name) => odds.find((one) => one.name.toLowerCase() === name)?.values)
      .find((values) => values !== undefined)
      ?.filter(({ suspended }) => !suspended) ?? [];
  const handicap = valuesOf(NAMES.handicap);
  const total = valuesOf(NAMES.total);
  return {
    handicap: handicapOf(quotes(handicap, 'home'), quotes(handicap, 'away')),
    total: totalOf(quotes(total, 'over'), quotes(total, 'under')),
    win: winOf(valuesOf(NAMES.win)),
  };
}

const isOf = (one: Value, side: string) => String(one.value).toLowerCase() === side;

function quotes(values: readonly Value[], side: string) {
  return values.flatMap((one) =>
    isOf(one, side) ? quoteOf(one.handicap === undefined ? undefined : String(one.handicap), one.odd, one.main) : [],
  );
}

function winOf(values: readonly Value[]): Markets['win'] {
  const of = (side: string) => priceOf(values.find((one) => isOf(one, side))?.odd ?? Number.NaN);
  const [home, draw, away] = [of('home'), of('draw'), of('away')];
  return home && draw && away ? { home, draw, away } : undefined;
}
