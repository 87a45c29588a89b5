/** A moment of the chart in units of the picture, with the place of each price, if it has one from there on. */
type Moment = { readonly x: number; readonly ys: readonly (number | undefined)[] };

/** Moments within so many units, less than two points of a screen, are drawn as one upright line over all of them. */
const COLUMN = 1;

/**
 * The line of a price as an SVG path: it holds until the next one, the last one until the end. Of hundreds of moves that share
 * a column the first, the highest, the lowest and the last are drawn: no peak is lost, and none is drawn twice.
 *
 * @param moments in order of `x`
 * @returns an empty text where there is nothing
 */
export function chartPath(moments: readonly Moment[], price: number, end: number): string {
  let path = '';
  let pen: number | undefined;
  for (let from = 0; from < moments.length; ) {
    const { x, ys, closedAt, to } = columnFrom(moments, price, from);
    from = to;
    if (ys !== undefined) {
      if (pen === undefined) path += `M${x} ${ys.first}`;
      else if (ys.first !== pen || ys.low !== ys.high) path += `H${x}`;
      pen ??= ys.first;
      const extremes = ys.lowAt < ys.highAt ? [ys.low, ys.high] : [ys.high, ys.low];
      for (const y of [ys.first, ...extremes, ys.last]) {
        if (y !== pen) path += `V${y}`;
        pen = y;
      }
    }
    if (pen === undefined || closedAt === undefined) continue;
    path += `H${closedAt}`;
    pen = undefined;
  }
  return pen === undefined ? path : `${path}H${end}`;
}

type Column = {
  x: number;
  /** The places of its prices, if it has any. */
  ys: { first: number; last: number; low: number; high: number; lowAt: number; highAt: number } | undefined;
  /** Where the market closed, if that is its last moment. */
  closedAt: number | undefined;
  /** The first moment behind it. */
  to: number;
};

function columnFrom(moments: readonly Moment[], price: number, from: number): Column {
  const x = moments[from]?.x ?? 0;
  const until = (Math.floor(x / COLUMN) + 1) * COLUMN;
  const column: Column = { x, ys: undefined, closedAt: undefined, to: from };
  for (let moment = moments[from]; moment && moment.x < until; moment = moments[column.to]) {
    const y = moment.ys[price];
    column.closedAt = y === undefined ? moment.x : undefined;
    const at = column.to;
    column.to += 1;
    if (y === undefined) continue;
    column.ys ??= { first: y, last: y, low: y, high: y, lowAt: at, highAt: at };
    column.ys.last = y;
    if (y < column.ys.low) [column.ys.low, column.ys.lowAt] = [y, at];
    if (y > column.ys.high) [column.ys.high, column.ys.highAt] = [y, at];
  }
  return column;
}
