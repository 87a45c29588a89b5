import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputsOf, outputsOf } from './build.cjs';

/** @type {string} */
let dir;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  write('package.json', '{}');
  write('src/a.ts', 'export const a = 1;');
});

afterEach(() => rmSync(dir, { recursive: true }));

it.each([
  ['a source', 'src/a.ts'],
  ['a new source', 'src/b.ts'],
  ['the configuration', 'webpack.config.mjs'],
])('a build is stale after a change of %s', (_, file) => {
  const before = inputsOf(dir);
  write(file, 'changed');
  expect(inputsOf(dir)).not.toBe(before);
});

it.each([
  ['a test', 'src/a.test.ts'],
  ['what was built', 'dist/main.js'],
  ['a cache', 'node_modules/.cache/x'],
])('a build stays fresh after a change of %s', (_, file) => {
  const before = inputsOf(dir);
  write(file, 'changed');
  expect(inputsOf(dir)).toBe(before);
});

it('notices that a built file was taken away', () => {
  write('dist/main.js', '1');
  write('dist/other.js', '1');
  const before = outputsOf(dir);
  rmSync(path.join(dir, 'dist/other.js'));
  expect(outputsOf(dir)).not.toBe(before);
});

it('says when nothing was built', () => {
  expect(outputsOf(dir)).toBe('nothing');
});

/** @param {string} file @param {string} content */
function write(file, content) {
  const whole = path.join(dir, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, content);
}
