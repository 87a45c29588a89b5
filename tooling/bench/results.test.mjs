import { existsSync, readFileSync } from 'node:fs';
import { pageOf, sectionIn, sectionOf, withSection } from './resultPages.mjs';
import { merged, PAGE, README, readResults } from './results.mjs';

const machine = { processor: 'Some 3000', cores: 2, memoryMB: 8192, load: [0.25, 0.5, 1] };
const part = {
  ...{ name: 'board', about: 'medians of 3', at: '2026-11-20T15:04:05.678Z', machine, versions: { node: 'v20.19.0' } },
  ...{ missed: [], raw: undefined },
  lines: [
    { name: 'first rows', unit: 'ms', ours: 160, reference: 4504, ratioBudget: 0.1, budget: 250 },
    { name: 'push', unit: 'ms', ours: 40, reference: 284, ratioBudget: 0.1 },
    { name: 'tick', unit: 'ms', ours: 20, budget: 15 },
    { name: 'theme', unit: 'ms', ours: 30, budget: 50 },
    { name: 'shift', unit: '', ours: Number.NaN, limit: 1 },
  ],
};

it('README has what decides and what is over its limit, with the load and time of each part', () => {
  const section = sectionOf([part, { ...part, name: 'feed', lines: part.lines.slice(2, 4) }]);
  expect(section.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '|  | ours | reference | ratio | budget | verdict |',
    '| --- | --: | --: | --: | --: | --- |',
    '| board: first rows | 160 ms | 4504 ms | 0.036 | ≤ 0.1 ×, ≤ 250 ms | holds |',
    '| board: push | 40.0 ms | 284 ms | 0.141 | ≤ 0.1 × | MISSED |',
    '| board: tick | 20.0 ms | – | – | ≤ 15 ms | over the absolute limit |',
    '| board: shift | NaN | – | – | ≤ 1 | MISSED |',
    '| feed: tick | 20.0 ms | – | – | ≤ 15 ms | over the absolute limit |',
    '| feed: theme | 30.0 ms | – | – | ≤ 50 ms | holds |',
  ]);
  expect(section).toContain('single run. Some 3000, 2 cores, 8 GB;\nnode v20.19.0. Machine load');
  expect(section).toContain('board 0.25 (2026-11-20 15:04)');
});

it('the page has all lines, and how they were measured', () => {
  const page = pageOf([part]);
  expect(page).toContain('## board\n\nmedians of 3.\n');
  expect(page).toContain('load at its beginning 0.25 0.5 1; node v20.19.0');
  expect(page).toContain('| theme | 30.0 ms | – | – | ≤ 50 ms | holds |');
});

it('a benchmark that did not run again keeps its figures, in the order of the tables', () => {
  const [api, hub, newHub, gone] = [['api'], ['hub'], ['hub', 'new'], ['gone']].map(([name = '', at]) => ({
    name,
    at,
  }));
  if (!api || !hub || !newHub || !gone) throw new Error('no parts');
  expect(merged(['api', 'attack', 'hub'], [hub, gone, api], [newHub])).toEqual([api, newHub]);
});

it('a new section takes the place of the one before', () => {
  const readme = readFileSync(README, 'utf8');
  const once = withSection(readme, '\nA $& table\n');
  expect(sectionIn(once)).toBe('\nA $& table\n');
  expect(withSection(once, sectionIn(readme))).toBe(readme);
});

it('README and docs/benchmarks.md say what bench/results.json holds', () => {
  const results = readResults();
  const isMeasured = results.length > 0;
  expect(sectionIn(readFileSync(README, 'utf8'))).toBe(isMeasured ? sectionOf(results) : '\n');
  expect(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '').toBe(isMeasured ? pageOf(results) : '');
});
