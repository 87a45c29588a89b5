import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Id } from 'shared-kernel/entities/id';
import type { LeagueTable } from 'shared-kernel/entities/leagueTable';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { readTable, tableRequest } from '../state/leagueTable';

/** The answer with the league table of a competition. */
export const TABLE = 'table';

export function askTable(competition: Id): Ask {
  return { key: TABLE, ...tableRequest(competition) };
}

/**
 * The table that came; without `table` where the competition has none, or the server knows no tables. `undefined` while it
 * is on its way: then the app has it.
 */
export function tableIn(answers: readonly Answer[]): { table: LeagueTable | undefined } | undefined {
  const status = answers.find(({ key }) => key === TABLE)?.status ?? 0;
  if (status >= 400 && status < 500) return { table: undefined };
  return readAnswer(answers, TABLE, (raw) => ({ table: readTable(() => {})(raw) }));
}
