import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.cjs';

const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md'];

/** A rule's number in brackets, `(M9)`, or several of them, `(M4, M14)`; words may follow, `(S14: …)`. */
const CITATION = /\(([MS]\d{1,2}(?:, [MS]\d{1,2})*)[):;]/g;

const isTest = (/** @type {string} */ file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file);
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

/** @param {string} text @returns {string[]} */
const cited = (text) => [...text.matchAll(CITATION)].flatMap(([, numbers = '']) => numbers.split(', '));

const rules = [...read('docs/spec.md').matchAll(/^### ([MS]\d+) · /gm)].map(([, number = '']) => number);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SOURCES], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

it('has each rule once, in order', () => {
  const numberOf = (/** @type {string} */ rule) => Number(rule.slice(1)) + (rule.startsWith('S') ? 100 : 0);
  expect(rules.map(numberOf)).toEqual([...new Set(rules.map(numberOf))].sort((a, b) => a - b));
  expect(rules.length).toBeGreaterThan(30);
});

it('knows each rule that code, tests and papers cite', () => {
  const unknown = files.flatMap((file) =>
    cited(read(file)).flatMap((rule) => (rules.includes(rule) ? [] : [`${file}: (${rule})`])),
  );
  expect(unknown).toEqual([]);
});

it('has a test that cites it for each rule', () => {
  const shown = new Set(files.filter(isTest).flatMap((file) => cited(read(file))));
  expect(rules.filter((rule) => !shown.has(rule))).toEqual([]);
});
