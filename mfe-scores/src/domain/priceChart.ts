import { won } from 'shared-kernel/rules/odds';
import { chartPath } from './chartPath';
import { isClosed, isSameLine, type MarketMove } from './marketMoves';

/** Units of the picture; `plot` is where lines may be, the rest is for labels. */
export const CHART = { width: 340, height: 170, plot: { left: 4, right: 298, top: 20, bottom: 146 } } as const;

/** The width of the time before kick-off, once the match has begun: by the clock alone, days would squeeze the match. */
const SHARE_BEFORE = 0.4;

/** A label of a new line needs this width. */
const LABEL_WIDTH = 38;

export type ChartPoint = {
  readonly x: number;
  /** One for each price that can be drawn. */
  readonly ys: readonly (number | undefined)[];
};

export type PriceChart = {
  /** One for each move, in their order. */
  readonly points: readonly ChartPoint[];
  /** What is drawn of each price, as an SVG path: a price holds until the next one. Empty where there is nothing. */
  readonly paths: readonly string[];
  /** Where the line turned; `index` is that of the move. Some have no room for a label. */
  readonly turns: readonly { readonly x: number; readonly index: number; readonly hasLabel: boolean }[];
  /** Where the match began, if it has. */
  readonly kickOff: { readonly x: number; readonly time: number } | undefined;
  /** The ends of the time shown, in unix seconds. */
  readonly from: number;
  readonly until: number;
  /** The highest and the lowest price, as sent. */
  readonly highest: string | undefined;
  readonly lowest: string | undefined;
};

type Times = {
  /** The end of what is shown, in unix seconds. */
  readonly until: number;
  /** The planned kick-off of a match that has begun. */
  readonly kickOff: number | undefined;
};

/**
 * A chart of the moves of one market. Prices stand by their pay-out, each step of it as high as any other of the same
 * share (a logarithm): so a Malay price goes on from 1 to -0.99 without a jump.
 *
 * @param moves the oldest first; none gives an empty chart
 * @param series the number of prices
 */
export function priceChart(moves: readonly MarketMove[], series: number, times: Times): PriceChart {
  const time = timeScale(moves, times);
  const read = remembered(won);
  const values = moves.map(({ prices }) => Array.from({ length: series }, (_, index) => read(prices[index])));
  const { yOf, highest, lowest } = priceScale(values);
  const points = moves.map((move, index) => ({
    x: time.xOf(move.time, move.isLive),
    ys: values[index]?.map(yOf) ?? [],
  }));
  const sentAt = (place: Place | undefined) => place && moves[place.move]?.prices[place.price];
  const end = time.xOf(time.until, true);
  return {
    points,
    paths: Array.from({ length: series }, (_, index) => chartPath(points, index, end)),
    turns: turnsIn(moves, points),
    kickOff: time.kickOff,
    from: time.from,
    until: time.until,
    highest: sentAt(highest),
    lowest: sentAt(lowest),
  };
}

function timeScale(moves: readonly MarketMove[], { until: given, kickOff: planned }: Times) {
  const { left, right } = CHART.plot;
  const from = moves[0]?.time ?? given;
  const until = Math.max(given, moves.at(-1)?.time ?? given, from + 1);
  const began = planned === undefined ? undefined : beganAt(moves, planned, { from, until });
  const middle = began === undefined ? right : began <= from ? left : left + (right - left) * SHARE_BEFORE;
  const between = (time: number, [t0, t1]: readonly [number, number], [x0, x1]: readonly [number, number]) =>
    t1 <= t0 ? x0 : x0 + ((x1 - x0) * (clamp(time, t0, t1) - t0)) / (t1 - t0);
  const xOf = (time: number, isLive: boolean) =>
    isLive && began !== undefined
      ? rounded(between(time, [began, until], [middle, right]))
      : rounded(between(time, [from, began ?? until], [left, middle]));
  return { xOf, from, until, kickOff: began === undefined ? undefined : { x: rounded(middle), time: began } };
}

/** The kick-off as planned, unless moves say that it was sooner or later. */
function beganAt(moves: readonly MarketMove[], planned: number, { from, until }: { from: number; until: number }) {
  const lastBefore = moves.findLast(({ isLive }) => !isLive)?.time ?? from;
  const firstLive = moves.find(({ isLive }) => isLive)?.time ?? until;
  return clamp(planned, Math.min(lastBefore, firstLive), firstLive);
}

/** Most prices of hundreds of moves come again. */
function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, { value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: find(key) };
    known.set(key, found);
    return found.value;
  };
}

type Place = { readonly move: number; readonly price: number };

/** @param values of each move, NaN where there is no price */
function priceScale(values: readonly (readonly number[])[]) {
  const { top, bottom } = CHART.plot;
  let [most, least] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [highest, lowest]: (Place | undefined)[] = [undefined, undefined];
  for (const [move, ofMove] of values.entries()) {
    for (const [price, value] of ofMove.entries()) {
      if (value > most) [most, highest] = [value, { move, price }];
      if (value < least) [least, lowest] = [value, { move, price }];
    }
  }
  const [low, height] = [Math.log(least), Math.log(most) - Math.log(least)];
  const yOf = remembered((value: number) => {
    if (!(value > 0)) return undefined;
    const share = height > 0 ? (Math.log(value) - low) / height : 0.5;
    return rounded(bottom - clamp(share, 0, 1) * (bottom - top));
  });
  return { yOf, highest, lowest };
}

function turnsIn(moves: readonly MarketMove[], points: readonly ChartPoint[]): PriceChart['turns'] {
  const turns: { x: number; index: number; hasLabel: boolean }[] = [];
  let freeFrom = Number.NEGATIVE_INFINITY;
  let before: MarketMove | undefined;
  for (const [index, move] of moves.entries()) {
    if (isClosed(move)) continue;
    const x = points[index]?.x ?? 0;
    if (before && !isSameLine(before, move)) {
      const hasLabel = x >= freeFrom && x <= CHART.width - LABEL_WIDTH;
      if (hasLabel) freeFrom = x + LABEL_WIDTH;
      turns.push({ x, index, hasLabel });
    }
    before = move;
  }
  return turns;
}

/** The move that held at a place of the chart. */
export function moveAt(points: readonly ChartPoint[], x: number): number {
  const after = points.findIndex((point) => point.x > x);
  return after < 0 ? points.length - 1 : Math.max(after - 1, 0);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
