import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** A line of a benchmark's table. */
export type Line = {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  /** The reference's figure in the same run. */
  readonly reference?: number;
  /** The most, or least, that ours may be of the reference; decides. */
  readonly ratioAtMost?: number;
  readonly ratioAtLeast?: number;
  /** The highest value on any machine, since it is counted and not timed; decides. */
  readonly limit?: number;
  /** The highest value on a machine like ours; shown, and does not decide. */
  readonly budget?: number;
  /** Why ours is over the budget, if it is. */
  readonly why?: string;
};

/** How a table was measured, without its full stop; and its lines. */
type Figures = { readonly about: string; readonly lines: readonly Line[]; readonly versions?: Record<string, string> };

const PAGE = join(import.meta.dirname, 'results.md');
const HEAD = ['', 'ours', 'reference', 'ratio', 'budget', 'verdict'];

const loadAtStart = loadavg()
  .map((load) => load.toFixed(2))
  .join(' ');

/**
 * Prints a benchmark's table and writes its part of bench/results.md. A run that a variable `BENCH_…` shortened only
 * prints. The process ends with 1 if a deciding figure is missed.
 */
export function report(name: string, figures: Figures): void {
  const part = partOf(name, figures);
  console.log(`\n${part}`);
  const isShortened = Object.keys(process.env).some((variable) => variable.startsWith('BENCH_'));
  if (isShortened) console.log('This run was shortened: bench/results.md stays as it is');
  else writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), name, part));
  const missed = figures.lines.filter(isMissed).map((line) => line.name);
  if (missed.length === 0) return;
  console.error(`Missed: ${missed.join(', ')}`);
  process.exitCode = 1;
}

/** The page with this part in place of the one of that name, or at its end. */
export function withPart(page: string, name: string, part: string): string {
  const parts = page.split(/^(?=## )/m);
  const at = parts.findIndex((one) => one.startsWith(`## ${name}\n`));
  if (at < 0) return `${page.trimEnd()}\n\n${part}`;
  const isLast = at === parts.length - 1;
  return parts.with(at, isLast ? part : `${part}\n`).join('');
}

function partOf(name: string, { about, lines, versions = {} }: Figures): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${memory} GB`;
  const with_ = Object.entries({ node: process.version, ...versions }).map(([what, version]) => `${what} ${version}`);
  const ended = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const how = `Ended ${ended} UTC; load at its beginning ${loadAtStart}; ${with_.join(', ')}; ${machine}.`;
  return `## ${name}\n\n${about}.\n${how}\n\n${tableOf(lines)}\n`;
}

export function tableOf(lines: readonly Line[]): string {
  const rows = [HEAD, ['---', '--:', '--:', '--:', '--:', '---'], ...lines.map(cellsOf)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cellsOf(line: Line): string[] {
  const { name, unit, ours, reference } = line;
  const figure = (value: number) => `${shown(value)} ${unit}`.trimEnd();
  const ratio = reference === 0 ? '–' : ratioOf(line).toFixed(3);
  const compared = reference === undefined ? ['–', '–'] : [figure(reference), ratio];
  return [name, figure(ours), ...compared, budgetOf(line), verdictOf(line)];
}

function budgetOf({ ratioAtMost, ratioAtLeast, limit, budget, unit }: Line): string {
  const most = limit ?? budget;
  const budgets = [
    most === undefined ? '' : `≤ ${most} ${unit}`.trimEnd(),
    ratioAtMost === undefined ? '' : `≤ ${ratioAtMost} ×`,
    ratioAtLeast === undefined ? '' : `≥ ${ratioAtLeast} ×`,
  ];
  return budgets.filter(Boolean).join(', ') || '–';
}

function verdictOf(line: Line): string {
  if (isMissed(line)) return 'MISSED';
  const isOver = line.budget !== undefined && !(line.ours <= line.budget);
  if (isOver) return line.why ? `over the budget: ${line.why}` : 'over the budget';
  return budgetOf(line) === '–' ? '' : 'holds';
}

/** Whether a line misses what decides, or has no figure for it. */
function isMissed(line: Line): boolean {
  const ratio = ratioOf(line);
  if (line.limit !== undefined && !(line.ours <= line.limit)) return true;
  if (line.ratioAtMost !== undefined && !(ratio <= line.ratioAtMost)) return true;
  return line.ratioAtLeast !== undefined && !(ratio >= line.ratioAtLeast);
}

function ratioOf({ ours, reference = Number.NaN }: Line): number {
  return ours / reference;
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);
}
