import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Id } from 'shared-kernel/entities/id';
import type { SeasonTables } from 'shared-kernel/entities/seasonTables';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { readTables, tablesRequest } from '../state/seasonTables';

/** The answer with the tables of a competition. */
export const TABLES = 'tables';

export function askTables(competition: Id): Ask {
  return { key: TABLES, ...tablesRequest(competition) };
}

/**
 * The tables that came; without `tables` where the competition has none, or the server knows no tables. `undefined` while they
 * are on their way: then the app has them.
 */
export function tablesIn(answers: readonly Answer[]): { tables: SeasonTables | undefined } | undefined {
  const status = answers.find(({ key }) => key === TABLES)?.status ?? 0;
  if (status >= 400 && status < 500) return { tables: undefined };
  return readAnswer(answers, TABLES, (raw) => ({ tables: readTables(() => {})(raw) }));
}
