import fc from 'fast-check';
import { bucketOf, middleOf, percentile } from './buckets';
import { countsOf, figuresOf } from './countNames';

it('reads its own counts', () => {
  const figures = [{ name: 'LCP', value: 1234 } as const, { name: 'CLS', value: 0.05 } as const];
  const more = { longTasks: { count: 2, ms: 190 }, elements: 1500, updates: { drawn: 5, late: 1 } };
  const counts = countsOf({ kind: 'vitals', figures, ...more });
  const read = figuresOf({ remote: 'a', release: 'b', counts: { ...counts, views: 1, 'fault live /': 3 } });
  expect(read).toMatchObject({
    ...{ views: 1, longTasks: { count: 2, ms: 190 }, updates: { drawn: 5, late: 1 } },
    faults: [{ kind: 'live', route: '/', count: 3 }],
  });
  expect(read.vitals.LCP?.p75).toBeCloseTo(1234, -2);
  expect(read.vitals.CLS?.p75).toBeCloseTo(0.05, 2);
  expect([read.vitals.INP, read.elements?.count]).toEqual([undefined, 1]);
});

it('a release of which nothing was measured has no figures', () => {
  const { vitals, faults, views } = figuresOf({ remote: 'a', release: 'b', counts: {} });
  expect([views, faults, Object.values(vitals)]).toEqual([0, [], Array(5).fill(undefined)]);
});

it('a percentile is within 5 % of what was measured', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 600_000, noNaN: true }), { minLength: 1 }), (values) => {
      const right = [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
      const found = percentile(
        values.map((value) => [bucketOf(value), 1]),
        0.75,
      );
      expect(found?.count).toBe(values.length);
      expect(Math.abs((found?.value ?? 0) / right - 1)).toBeLessThan(0.05);
    }),
  );
});

it('what is below 1 is nothing', () => {
  expect([middleOf(bucketOf(0)), middleOf(bucketOf(0.99)), percentile([], 0.75)]).toEqual([0, 0, undefined]);
});
