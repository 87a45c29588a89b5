import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/workspace.cjs';
import mutants from './mutants.json';
import { findersIn, mutated, pageOf, summaryOf } from './page.cjs';

const ONE = { id: 'one', kind: 'a rule', file: 'a.ts', find: 'a > b', replace: '$& a >= b', suffers: 'All is lost.' };
const OTHER = { ...ONE, id: 'other', suffers: 'Nothing is lost.' };

it('puts a fault in as it is written, once', () => {
  expect(mutated('if (a > b) return;', ONE)).toBe('if ($& a >= b) return;');
});

it.each(['if (b < a) return;', 'if (a > b || a > b) return;'])(
  'refuses a text that the fault does not fit: %s',
  (text) => {
    expect(() => mutated(text, ONE)).toThrow(/^one: expected this once in a\.ts, got it [02] times: a > b$/);
  },
);

it('says what found each, and keeps the rows of those that were not tried', () => {
  const found = /** @type {const} */ ({ ring: 2, test: '`a.test.ts`: a | b' });
  const first = pageOf([ONE, OTHER], new Map([['other', found]]), '');
  expect(first).toContain('\nfound: 1 of 2, ring 1: 0, ring 2: 1\n');
  expect(first).toContain('| `one`, a rule | All is lost. | – | not tried yet |');
  expect(findersIn(first)).toEqual(new Map([['other', found]]));
  const next = pageOf([ONE, OTHER], new Map([['one', { ring: 1, test: 'x' }]]), first);
  expect(next).toContain(
    '| `one`, a rule | All is lost. | 1 | x |\n| `other`, a rule | Nothing is lost. | 2 | `a.test.ts`: a \\| b |',
  );
  expect(pageOf([ONE, OTHER], new Map([['other', undefined]]), next)).toContain('found: 1 of 2, ring 1: 1, ring 2: 0');
});

it('sums up', () => {
  expect(summaryOf([{ ring: 1, test: 'x' }, undefined])).toBe('found: 1 of 2, ring 1: 1, ring 2: 0');
});

it('each fault fits its file, and the page knows no other', () => {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  for (const mutant of mutants) mutated(read(mutant.file), mutant);
  const ids = mutants.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...findersIn(read('tooling/mutants/results.md')).keys()]));
});
