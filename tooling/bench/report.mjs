import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * The results of every benchmark: a table on the screen, and its part of `bench/results.json`.
 *
 * @typedef {object} Line ours, the reference of the same run, and the budgets
 * @property {string} name
 * @property {string} unit
 * @property {number} ours
 * @property {number} [reference]
 * @property {number} [ratioBudget] the highest ratio of ours to the reference; decisive
 * @property {number} [ratioAtLeast] the lowest ratio of ours to the reference; decisive
 * @property {number} [limit] the highest value on any machine, since it is counted and not timed; decisive
 * @property {number} [budget] the highest value on a machine like the budget's; shown, not decisive
 *
 * @typedef {object} Part
 * @property {string} name of the benchmark
 * @property {string} about how it was measured
 * @property {string} at when it ended
 * @property {{ processor: string, cores: number, memoryMB: number, load: number[] }} machine with the load at its start
 * @property {Record<string, string>} versions
 * @property {readonly Line[]} lines
 * @property {readonly string[]} missed names of lines that miss a decisive budget
 * @property {unknown} raw the figures of all runs
 */

/**
 * Benchmarks write their parts here, one file each. A trial, shortened by its environment (`RUNS`, `BENCH_…`), writes
 * `<name>.trial.json` and never replaces a whole run.
 */
export const PARTS = fileURLToPath(new URL('../../bench/parts/', import.meta.url));

const loadAtStart = loadavg().map((load) => Math.round(load * 100) / 100);

/**
 * Prints the table and saves the part.
 *
 * @param {string} name
 * @param {{ lines: readonly Line[], about?: string, versions?: Record<string, string>, raw?: unknown }} figures
 * @returns {Part}
 */
export function report(name, { lines, about = '', versions = {}, raw }) {
  const [processor] = cpus();
  const memoryMB = Math.round(totalmem() / 1024 ** 2);
  /** @type {Part} */
  const part = {
    name,
    about,
    at: new Date().toISOString(),
    machine: { processor: processor?.model ?? 'unknown', cores: cpus().length, memoryMB, load: loadAtStart },
    versions: { node: process.version, ...versions },
    lines,
    missed: lines.filter(isMissed).map((line) => line.name),
    raw,
  };
  mkdirSync(PARTS, { recursive: true });
  writeFileSync(`${PARTS}${name}${isTrial() ? '.trial' : ''}.json`, `${JSON.stringify(part, undefined, 1)}\n`);
  console.log(`\n${name}: ${about}\nload at its beginning ${loadAtStart.join(' ')}\n\n${tableOf(lines)}\n`);
  return part;
}

export function isTrial() {
  return Object.keys(process.env).some((name) => name === 'RUNS' || name.startsWith('BENCH_'));
}

/** Whether a line misses its deciding budget, or has no figure for it. @param {Line} line */
function isMissed(line) {
  const ratio = ratioOf(line);
  if (line.limit !== undefined && !(line.ours <= line.limit)) return true;
  if (line.ratioBudget !== undefined && !(ratio <= line.ratioBudget)) return true;
  return line.ratioAtLeast !== undefined && !(ratio >= line.ratioAtLeast);
}

/** Column heads of {@link cellsOf}. */
export const HEAD = ['', 'ours', 'reference', 'ratio', 'budget', 'verdict'];

/** A line of the table. @param {Line} line */
export function cellsOf(line) {
  const { name, unit, ours, reference } = line;
  const figure = (/** @type {number} */ value) => `${shown(value)} ${unit}`.trimEnd();
  const beside = reference === undefined ? ['–', '–'] : [figure(reference), ratioOf(line).toFixed(3)];
  return [name, figure(ours), ...beside, budgetOf(line), verdictOf(line)];
}

/** The lines as a table in plain text. @param {readonly Line[]} lines */
export function tableOf(lines) {
  const table = [HEAD, ...lines.map(cellsOf)];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {Line} line */
function budgetOf({ ratioBudget, ratioAtLeast, limit, budget, unit }) {
  const budgets = [
    limit === undefined ? '' : `≤ ${limit} ${unit}`.trimEnd(),
    ratioBudget === undefined ? '' : `≤ ${ratioBudget} ×`,
    ratioAtLeast === undefined ? '' : `≥ ${ratioAtLeast} ×`,
    budget === undefined ? '' : `≤ ${budget} ${unit}`.trimEnd(),
  ];
  return budgets.filter(Boolean).join(', ') || '–';
}

/** Whether a line decides: it has a ratio, or is counted. @param {Line} line */
export function isDecisive({ ratioBudget, ratioAtLeast, limit }) {
  return [ratioBudget, ratioAtLeast, limit].some((budget) => budget !== undefined);
}

/** @param {Line} line */
export function verdictOf(line) {
  if (isMissed(line)) return 'MISSED';
  if (line.budget !== undefined && !(line.ours <= line.budget)) return 'over the absolute limit';
  return budgetOf(line) === '–' ? '' : 'holds';
}

/** @param {Line} line */
function ratioOf({ ours, reference }) {
  return ours / (reference ?? Number.NaN);
}

/** @param {number} value */
function shown(value) {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);
}
