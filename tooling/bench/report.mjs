import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * What every benchmark ends with, in whatever package: a table on the screen, and its part of `bench/results.json`.
 *
 * @typedef {object} Line ours beside the reference of the same run, and what was promised
 * @property {string} name
 * @property {string} unit
 * @property {number} ours
 * @property {number} [reference]
 * @property {number} [ratioBudget] the most that ours may be of the reference; this decides
 * @property {number} [ratioAtLeast] the least that ours may be of the reference; this decides
 * @property {number} [limit] the most that ours may be on any machine, since it is counted and not timed; this decides
 * @property {number} [budget] the most that ours may be on a machine like that of the promise; said, not decisive
 *
 * @typedef {object} Part
 * @property {string} name of the benchmark
 * @property {string} at when it ended
 * @property {{ processor: string, cores: number, memoryMB: number, load: number[] }} machine the load is that of its beginning
 * @property {Record<string, string>} versions
 * @property {readonly Line[]} lines
 * @property {readonly string[]} missed names of lines that miss what decides
 * @property {unknown} raw the figures of all runs
 */

/** Benchmarks leave their parts here, one file each. */
export const PARTS = fileURLToPath(new URL('../../bench/parts/', import.meta.url));

const loadAtStart = loadavg().map((load) => Math.round(load * 100) / 100);

/**
 * Prints the table and keeps the part.
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
    at: new Date().toISOString(),
    machine: { processor: processor?.model ?? 'unknown', cores: cpus().length, memoryMB, load: loadAtStart },
    versions: { node: process.version, ...versions },
    lines,
    missed: lines.filter(isMissed).map((line) => line.name),
    raw,
  };
  mkdirSync(PARTS, { recursive: true });
  writeFileSync(`${PARTS}${name}.json`, `${JSON.stringify(part, undefined, 1)}\n`);
  console.log(`\n${name}: ${about}\nload at its beginning ${loadAtStart.join(' ')}\n\n${tableOf(lines)}\n`);
  return part;
}

/** A line that misses what decides, or that has no figure for it. @param {Line} line */
function isMissed(line) {
  const ratio = ratioOf(line);
  if (line.limit !== undefined && !(line.ours <= line.limit)) return true;
  if (line.ratioBudget !== undefined && !(ratio <= line.ratioBudget)) return true;
  return line.ratioAtLeast !== undefined && !(ratio >= line.ratioAtLeast);
}

/** The lines as a table in plain text. @param {readonly Line[]} lines */
export function tableOf(lines) {
  const rows = lines.map((line) => [
    line.name,
    `${shown(line.ours)} ${line.unit}`,
    line.reference === undefined ? '–' : `${shown(line.reference)} ${line.unit}`,
    line.reference === undefined ? '–' : ratioOf(line).toFixed(3),
    budgetOf(line),
    verdictOf(line),
  ]);
  const table = [['', 'ours', 'reference', 'ratio', 'budget', 'verdict'], ...rows];
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
    limit === undefined ? '' : `≤ ${limit} ${unit}`,
    ratioBudget === undefined ? '' : `≤ ${ratioBudget} ×`,
    ratioAtLeast === undefined ? '' : `≥ ${ratioAtLeast} ×`,
    budget === undefined ? '' : `≤ ${budget} ${unit}`,
  ];
  return budgets.filter(Boolean).join(', ') || '–';
}

/** @param {Line} line */
function verdictOf(line) {
  if (isMissed(line)) return 'MISSED';
  if (line.budget !== undefined && !(line.ours <= line.budget)) return 'over the absolute figure';
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
