import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PARTS } from './report.mjs';
import { pageOf, sectionOf, withSection } from './resultPages.mjs';

/** @typedef {import('./report.mjs').Part} Part */

const fileOf = (/** @type {string} */ place) => fileURLToPath(new URL(`../../${place}`, import.meta.url));

export const RESULTS = fileOf('bench/results.json');
export const README = fileOf('README.md');
export const PAGE = fileOf('docs/benchmarks.md');

/**
 * Makes `bench/results.json` from the parts of whole runs, and the pages from that file.
 *
 * @param {readonly string[]} names all benchmarks, in the order of the tables
 * @throws {Error} when one has left no part
 */
export function writeResults(names) {
  const absent = names.filter((name) => !existsSync(`${PARTS}${name}.json`));
  if (absent.length > 0) throw new Error(`No figures of a whole run of ${absent.join(', ')}: nothing is written`);
  const parts = names.map((name) => JSON.parse(readFileSync(`${PARTS}${name}.json`, 'utf8')));
  writeFileSync(RESULTS, `[\n${parts.map(compact).join(',\n')}\n]\n`);
  const results = readResults();
  writeFileSync(README, withSection(readFileSync(README, 'utf8'), sectionOf(results)));
  writeFileSync(PAGE, pageOf(results));
}

/** The content of `bench/results.json`; empty without the file. @returns {Part[]} */
export function readResults() {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')).map(withNumbers) : [];
}

/**
 * JSON has no NaN: a missing figure is null in the file.
 *
 * @param {Part} part
 * @returns {Part}
 */
function withNumbers(part) {
  const lines = part.lines.map(({ reference, ...line }) => ({
    ...line,
    ours: line.ours ?? Number.NaN,
    ...(reference === undefined ? {} : { reference: reference ?? Number.NaN }),
  }));
  return { ...part, lines };
}

/** A line of text: figures of single runs need no more than four digits. @param {Part} part */
function compact({ raw, ...part }) {
  const short = (/** @type {string} */ _key, /** @type {unknown} */ value) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
  return JSON.stringify({ ...part, raw: JSON.parse(JSON.stringify(raw ?? null, short)) });
}
