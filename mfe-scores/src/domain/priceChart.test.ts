import fc from 'fast-check';
import type { MarketMove } from './marketMoves';
import { CHART, moveAt, priceChart } from './priceChart';

const { left, right, top, bottom } = CHART.plot;
const HOUR = 3600;
const move = (time: number, prices: readonly (string | undefined)[], isLive = false, line = '0.5'): MarketMove => ({
  time,
  isLive,
  prices,
  isSuspended: false,
  line: { home: line, away: undefined },
});
const numbersIn = (path: string) =>
  [...path.matchAll(/M(\S+) (\S+?)(?=[HV]|$)|H([^MHV]+)|V([^MHV]+)/g)].map(([, mx, my, h, v]) => ({
    x: mx ?? h,
    y: my ?? v,
  }));

const price = fc.oneof(
  fc.constantFrom('0', '-1', '−0.98', '0.01', '1000', 'x', '', undefined),
  fc.float({ min: Math.fround(0.05), max: 20, noNaN: true }).map((value) => value.toFixed(2)),
);
const anyMoves = fc
  .array(
    fc.record({
      after: fc.integer({ min: 0, max: 3 * HOUR }),
      prices: fc.array(price, { maxLength: 3 }),
      line: fc.constantFrom('0', '0.5'),
    }),
    {
      minLength: 1,
      maxLength: 120,
    },
  )
  .chain((all) =>
    fc.nat(all.length).map((before) => {
      let time = 1_700_000_000;
      return all.map(({ after, prices, line }, index) => {
        time += after;
        return move(time, prices, index >= before, line);
      });
    }),
  );

it('has every point inside and in order of time, whatever the prices', () => {
  fc.assert(
    fc.property(anyMoves, fc.option(fc.integer({ min: -3 * HOUR, max: 9 * HOUR })), (moves, planned) => {
      const until = (moves.at(-1)?.time ?? 0) + 60;
      const kickOff = planned === null ? undefined : 1_700_000_000 + planned;
      const chart = priceChart(moves, 3, { until, kickOff });
      const xs = chart.points.map(({ x }) => x);
      expect(xs).toHaveLength(moves.length);
      expect(xs).toEqual([...xs].sort((one, other) => one - other));
      for (const { x, ys } of chart.points) {
        expect(x >= left && x <= right).toBe(true);
        for (const y of ys) if (y !== undefined) expect(y >= top && y <= bottom).toBe(true);
      }
      for (const path of chart.paths) {
        expect(path).toMatch(/^(M[\d.]+ [\d.]+(V[\d.]+)*(H[\d.]+(V[\d.]+)*)*)*$/);
        for (const { x, y } of numbersIn(path)) {
          if (x !== undefined) expect(Number(x) >= left && Number(x) <= right).toBe(true);
          if (y !== undefined) expect(Number(y) >= top && Number(y) <= bottom).toBe(true);
        }
      }
      for (const { x } of [...chart.turns, ...(chart.kickOff ? [chart.kickOff] : [])])
        expect(x >= left && x <= right).toBe(true);
    }),
  );
});

it('a price holds until the next one, to the end, and a closed market leaves a gap', () => {
  const moves = [move(0, ['1', '2']), move(10, ['2', '1']), move(20, []), move(30, ['1', '1'])];
  const chart = priceChart(moves, 2, { until: 40, kickOff: undefined });
  const x = (time: number) => Math.round((left + ((right - left) * time) / 40) * 10) / 10;
  expect(chart.paths).toEqual([
    `M${x(0)} ${bottom}H${x(10)}V${top}H${x(20)}M${x(30)} ${bottom}H${x(40)}`,
    `M${x(0)} ${top}H${x(10)}V${bottom}H${x(20)}M${x(30)} ${bottom}H${x(40)}`,
  ]);
  expect([chart.highest, chart.lowest]).toEqual(['2', '1']);
});

it('a Malay price goes on below zero: -0.98 stands above 0.98, and 0.50 below', () => {
  const chart = priceChart([move(0, ['0.98']), move(1, ['-0.98']), move(2, ['0.50'])], 1, {
    until: 3,
    kickOff: undefined,
  });
  const [even, above, below] = chart.points.map(({ ys }) => ys[0] ?? Number.NaN);
  expect(above).toBe(top);
  expect(below).toBe(bottom);
  expect(Math.abs((even ?? 0) - top)).toBeLessThan(8);
  expect([chart.highest, chart.lowest]).toEqual(['-0.98', '0.50']);
});

it('days before the match leave it more than half of the width', () => {
  const moves = [move(0, ['1']), move(48 * HOUR, ['2'], true)];
  const { points, kickOff } = priceChart(moves, 1, { until: 49 * HOUR, kickOff: 47 * HOUR });
  expect([kickOff?.x, kickOff?.time]).toEqual([121.6, 47 * HOUR]);
  expect(points[1]?.x).toBeGreaterThan(kickOff?.x ?? right);
});

it.each([
  [
    'a kick-off later than planned is where the moves say',
    [move(0, ['1']), move(100, ['2']), move(200, ['3'], true)],
    50,
    100,
  ],
  ['and one that was sooner', [move(0, ['1']), move(100, ['2'], true)], 150, 100],
])('%s', (_, moves, planned, began) => {
  expect(priceChart(moves, 1, { until: 300, kickOff: planned }).kickOff?.time).toBe(began);
});

it('a match of which only the play is known begins at the left', () => {
  const { kickOff, points } = priceChart([move(100, ['1'], true), move(200, ['2'], true)], 1, {
    until: 300,
    kickOff: 40,
  });
  expect(kickOff?.x).toBe(left);
  expect(points[0]?.x).toBe(left);
});

it('a line that turned is marked, with a label where there is room', () => {
  const lines = ['0.5', '0.5', '1', '1.5', '0.5'];
  const moves = lines.map((line, index) => move(index * 10, index === 1 ? [] : ['1'], false, line));
  const { turns } = priceChart(moves, 1, { until: 400, kickOff: undefined });
  expect(turns.map(({ index, hasLabel }) => [index, hasLabel])).toEqual([
    [2, true],
    [3, false],
    [4, false],
  ]);
});

it('one price alone is a line in the middle; none is an empty chart', () => {
  const { paths, highest, lowest } = priceChart([move(5, ['0.9'])], 1, { until: 5, kickOff: undefined });
  expect(paths).toEqual([`M${left} ${(top + bottom) / 2}H${right}`]);
  expect([highest, lowest]).toEqual(['0.9', '0.9']);
  expect(priceChart([], 2, { until: 5, kickOff: 3 })).toMatchObject({
    points: [],
    paths: ['', ''],
    highest: undefined,
  });
});

it('the move at a place is the one that held there', () => {
  const points = [10, 20, 20, 30].map((x) => ({ x, ys: [] }));
  expect([0, 10, 15, 20, 29, 31, 999].map((x) => moveAt(points, x))).toEqual([0, 0, 0, 2, 2, 3, 3]);
});
