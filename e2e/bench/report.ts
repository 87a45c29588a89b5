/** One line of a benchmark: ours beside the reference, and what was promised. */
export type Line = {
  name: string;
  unit: string;
  ours: number;
  reference: number;
  /** Most that ours may be of the reference; this decides. */
  ratioBudget?: number;
  /** Most that ours may be on a machine like the one of the promise; said, not decisive. */
  budget?: number;
};

/** The lines as a table in plain text. */
export function reportOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.name,
    `${shown(line.ours)} ${line.unit}`,
    `${shown(line.reference)} ${line.unit}`,
    ratioOf(line).toFixed(3),
    [
      line.ratioBudget === undefined ? '' : `≤ ${line.ratioBudget} ×`,
      line.budget === undefined ? '' : `≤ ${line.budget} ${line.unit}`,
    ]
      .filter(Boolean)
      .join(', ') || '–',
    verdictOf(line),
  ]);
  const table = [['', 'ours', 'reference', 'ratio', 'budget', 'verdict'], ...rows];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** A line whose budget of the ratio is missed, or that has no figure. */
export function isMissed(line: Line): boolean {
  return line.ratioBudget !== undefined && !(ratioOf(line) <= line.ratioBudget);
}

function verdictOf(line: Line): string {
  if (isMissed(line)) return 'MISSED';
  if (line.budget !== undefined && !(line.ours <= line.budget)) return 'over the absolute figure';
  return line.ratioBudget === undefined && line.budget === undefined ? '' : 'holds';
}

function ratioOf({ ours, reference }: Line): number {
  return ours / reference;
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
