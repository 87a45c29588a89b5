import type { ReleaseFigures } from 'server-shared/releases/releaseFigures';

/** The columns that visitors fill. */
export const FIGURE_COLUMNS = ['views', 'faults/1000', 'LCP', 'INP', 'CLS', 'long tasks'] as const;

/** Fewer views say nothing: one fault would be a hundred in a thousand. */
const FEWEST_VIEWS = 30;

const NOTHING = '–';

type Column = {
  readonly value: (figures: ReleaseFigures) => number | undefined;
  readonly text: (value: number) => string;
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const whole = (ms: number) => `${Math.round(ms)} ms`;

const COMPARED: readonly Column[] = [
  { value: (figures) => perView(figures, 1000 * faultsOf(figures)), text: (value) => value.toFixed(1) },
  { value: ({ vitals }) => vitals.LCP?.p75, text: seconds },
  { value: ({ vitals }) => vitals.INP?.p75, text: whole },
  { value: ({ vitals }) => vitals.CLS?.p75, text: (value) => value.toFixed(3) },
  { value: (figures) => perView(figures, figures.longTasks.ms), text: whole },
];

/**
 * A release's cells of {@link FIGURE_COLUMNS}: faults a thousand views, p75 of the vitals, milliseconds of long tasks a
 * view, each with its change since the release before in brackets.
 */
export function figureCells(figures: ReleaseFigures | undefined, before: ReleaseFigures | undefined): string[] {
  if (!figures) return FIGURE_COLUMNS.map(() => NOTHING);
  return [String(figures.views), ...COMPARED.map((column) => cell(column, figures, before))];
}

function cell({ value, text }: Column, figures: ReleaseFigures, before: ReleaseFigures | undefined): string {
  const now = value(figures);
  if (now === undefined) return NOTHING;
  const then = before && isEnough(before) && isEnough(figures) ? value(before) : undefined;
  if (then === undefined) return text(now);
  const change = text(Math.abs(now - then));
  return `${text(now)} (${change === text(0) ? '=' : `${now > then ? '+' : '-'}${change}`})`;
}

const isEnough = ({ views }: ReleaseFigures) => views >= FEWEST_VIEWS;

const faultsOf = ({ faults }: ReleaseFigures) => faults.reduce((sum, { count }) => sum + count, 0);

function perView({ views }: ReleaseFigures, sum: number): number | undefined {
  return views === 0 ? undefined : sum / views;
}
