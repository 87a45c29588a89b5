import type { Line } from '../../../tooling/bench/report.mjs';
import { median } from '../median';
import type { BoardFigures } from './measureBoard';
import type { ReferenceName } from './reference/referenceServer';

export type BoardRun = Record<'ours' | ReferenceName, BoardFigures>;

type Promised = Pick<Line, 'name' | 'unit' | 'ratioBudget' | 'budget'> & { figure: keyof BoardFigures };

/** The row "5,000 matches" and its neighbours of the budgets. */
const PROMISES: readonly Promised[] = [
  { figure: 'firstRows', name: 'first rows', unit: 'ms', ratioBudget: 0.1, budget: 250 },
  { figure: 'longestTask', name: 'longest task', unit: 'ms', ratioBudget: 0.1, budget: 200 },
  { figure: 'push', name: 'push that changes 100 rows', unit: 'ms', ratioBudget: 0.1, budget: 8 },
  { figure: 'topPush', name: 'push whose 100 rows are the first ones', unit: 'ms' },
  { figure: 'tick', name: 'second in which 400 minutes change', unit: 'ms', budget: 15 },
  { figure: 'filter', name: 'another filter', unit: 'ms' },
  { figure: 'theme', name: 'another theme', unit: 'ms' },
  { figure: 'memory', name: 'memory beyond an empty page', unit: 'MB', ratioBudget: 0.3, budget: 60 },
];

/** Ours beside the decisive reference, the rows by `innerHTML`; then, for comparison, beside memo React rows. */
export function linesOf(runs: readonly BoardRun[]): Line[] {
  const of = (side: keyof BoardRun, figure: keyof BoardFigures) => median(runs.map((run) => run[side][figure]));
  const deciding = PROMISES.map(({ figure, ...promised }) => ({
    ...promised,
    ours: of('ours', figure),
    reference: of('innerHtml', figure),
  }));
  const more = PROMISES.map(({ figure, name, unit }) => ({
    name: `beside a React table: ${name}`,
    unit,
    ours: of('ours', figure),
    reference: of('reactTable', figure),
  }));
  return [...deciding, ...more];
}
