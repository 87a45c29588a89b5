import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';
import { someFigures } from '../testing/someFigures';
import { figureCells } from './figureColumns';

function figures(changes: Partial<ReleaseFigures> = {}): ReleaseFigures {
  return someFigures({
    views: 1000,
    faults: [
      { kind: 'part-threw', route: '/', count: 2 },
      { kind: 'live', route: '/', count: 1 },
    ],
    vitals: { LCP: { count: 900, p75: 1240 }, INP: { count: 500, p75: 80 }, CLS: { count: 900, p75: 0.004 } },
    longTasks: { count: 400, ms: 52_000 },
    ...changes,
  });
}

const before = figures({
  release: '0.9.0-z',
  views: 4000,
  faults: [],
  vitals: { LCP: { count: 3000, p75: 1340 }, INP: { count: 100, p75: 80 } },
});

it('says what a release was for its visitors, a thousand views or one', () => {
  expect(figureCells(figures(), undefined)).toEqual(['1000', '3.0', '1.24 s', '80 ms', '0.004', '52 ms']);
});

it('says beside it what has changed since the release before', () => {
  expect(figureCells(figures(), before)).toEqual([
    ...['1000', '3.0 (+3.0)', '1.24 s (-0.10 s)', '80 ms (=)', '0.004', '52 ms (+39 ms)'],
  ]);
});

it('compares nothing with a handful of views', () => {
  expect(figureCells(figures(), { ...before, views: 29 })[1]).toBe('3.0');
  expect(figureCells(figures({ views: 2 }), before)[1]).toBe('1500.0');
});

it('has dashes for a release that nobody had, and for what nobody measured', () => {
  expect(figureCells(undefined, before)).toEqual(Array(6).fill('–'));
  expect(figureCells(figures({ views: 0, vitals: {} }), undefined)).toEqual(['0', ...Array(5).fill('–')]);
});
