import type { Shell } from 'shared-kernel/contract/shell';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import type { BoardKind } from './boardKind';
import { matchesOfDay, resultsOfDay } from './matchSource';
import { pageFilterOf } from './pageFilter';

export type DayPageName = 'results' | 'fixtures';

/** The board of one day: what has ended, or what is to come. */
export function dayKind(shell: Shell, page: DayPageName, day: LocalDay): BoardKind {
  const source = page === 'results' ? resultsOfDay(day) : matchesOfDay(day);
  return { ...pageFilterOf(shell), board: page, source };
}
