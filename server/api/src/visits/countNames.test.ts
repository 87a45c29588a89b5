import fc from 'fast-check';
import { bucketOf, middleOf, percentile } from './buckets';
import { countsOf, figuresOf } from './countNames';

it('reads its own counts', () => {
  const figures = [{ name: 'LCP', value: 1234 } as const, { name: 'CLS', value: 0.05 } as const];
  const more = { longTasks: { count: 2, ms: 190 }, elements: 1500, updates: { drawn: 5, late: 1 } };
  const counts = countsOf({ kind: 'vitals', figures, ...more });
  const read = figuresOf({ remote: 'a', release: 'b', counts: { ...counts, views: 1, 'fault live /': 3 } });
  expect(read).toMatchObject({
    views: 1,
    longTasks: { count: 2, ms: 190 },
    updates: { drawn: 5, late: 1 },
    faults: [{ kind: 'live', route: '/', count: 3 }],
  });
  expect(read.vitals.LCP?.p75).toBeCloseTo(1234, -2);
  expect(read.vitals.CLS?.p75).toBeCloseTo(0.05, 2);
  expect([read.vitals.INP, read.elements?.count]).toEqual([undefined, 1]);
});

it('reads what is the control’s apart', () => {
  const ofControl = countsOf({ kind: 'fault', fault: 'live', route: '/', count: 2, isControl: true });
  const counts = { ...ofControl, ...countsOf({ kind: 'view', isControl: true }), views: 9 };
  const { views, faults, control } = figuresOf({ remote: 'a', release: 'b', counts });
  expect([views, faults]).toEqual([9, [{ kind: 'live', route: '/', count: 2 }]]);
  expect(control).toMatchObject({ views: 1, faults: [{ kind: 'live', route: '/', count: 2 }] });
  expect(figuresOf({ remote: 'a', release: 'b', counts: { views: 1 } })).not.toHaveProperty('control');
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

it('reads what browsers in a group had, each once, the control’s by itself', () => {
  const figures = [{ name: 'LCP', value: 1234 } as const, { name: 'CLS', value: 0.05 } as const];
  const vitals = { kind: 'vitals', figures, isControl: true, isWitness: true, blocked: 180 } as const;
  const none = { longTasks: undefined, elements: undefined, updates: undefined };
  const counts = {
    ...countsOf({ ...vitals, ...none }),
    'control browsers': 7,
    'control faultyBrowsers': 2,
    addresses: 5,
  };
  const { control, browsers, addresses } = figuresOf({ remote: 'a', release: 'b', counts });
  expect([browsers.seen, addresses]).toEqual([0, { seen: 5, bad: 0 }]);
  expect(control?.browsers).toMatchObject({ seen: 7, bad: 2, INP: [] });
  const { LCP, CLS, blocked } = control?.browsers ?? browsers;
  expect([LCP[0]?.[1], CLS[0]?.[1], blocked[0]?.[1]]).toEqual([1, 1, 1]);
  const near = [LCP, CLS, blocked].map((one, index) => (one[0]?.[0] ?? 0) / ([1234, 0.05, 180][index] ?? 1));
  for (const ratio of near) expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
});
