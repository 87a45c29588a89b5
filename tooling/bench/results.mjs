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
 * Takes the parts that whole runs left here into `bench/results.json`, and makes the pages from that file. A benchmark
 * that did not run here keeps the figures it had, each with its time.
 *
 * @param {readonly string[]} names all benchmarks, in the order of the tables
 * @returns {string[]} those that have no figures at all
 * @throws {Error} when none has left a part
 */
export function writeResults(names) {
  const left = names.filter((name) => existsSync(`${PARTS}${name}.json`));
  if (left.length === 0) throw new Error('No figures of a whole run: nothing is written');
  const kept = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : [];
  const parts = merged(
    names,
    kept,
    left.map((name) => JSON.parse(readFileSync(`${PARTS}${name}.json`, 'utf8'))),
  );
  writeFileSync(RESULTS, `[\n${parts.map(compact).join(',\n')}\n]\n`);
  const results = readResults();
  writeFileSync(README, withSection(readFileSync(README, 'utf8'), sectionOf(results)));
  writeFileSync(PAGE, pageOf(results));
  return names.filter((name) => !parts.some((part) => part.name === name));
}

/**
 * The parts in the order of the names; a new one takes the place of a kept one.
 *
 * @template {{ readonly name: string }} P
 * @param {readonly string[]} names
 * @param {readonly P[]} kept
 * @param {readonly P[]} left
 * @returns {P[]}
 */
export function merged(names, kept, left) {
  return names.flatMap((name) => [...left, ...kept].find((part) => part.name === name) ?? []);
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
