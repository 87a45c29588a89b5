import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Id } from 'shared-kernel/entities/id';
import { readAnswer } from 'shared-kernel/server/readAnswer';
import { cupRequest, readCup, readTables, type Season, tablesRequest } from '../state/seasonTables';

/** The answers with the tables of a competition, and with a cup's groups and bracket. */
export const SEASON_KEYS = ['tables', 'cup'] as const;

const [TABLES, CUP] = SEASON_KEYS;

export function askSeason(competition: Id): Ask[] {
  return [
    { key: TABLES, ...tablesRequest(competition) },
    { key: CUP, ...cupRequest(competition) },
  ];
}

/**
 * The season that came; without `tables` or `cup` where the competition has none, or the server knows no such request.
 * `undefined` while it is on its way: then the app has it. A table does not wait for what a cup has beside it.
 */
export function seasonIn(answers: readonly Answer[]): Season | undefined {
  const tables = partIn(
    answers,
    TABLES,
    readTables(() => {}),
  );
  const cup = partIn(
    answers,
    CUP,
    readCup(() => {}),
  );
  return tables && (cup ?? tables.value) && { tables: tables.value, cup: cup?.value };
}

function partIn<T>(answers: readonly Answer[], key: string, read: (raw: unknown) => T | undefined) {
  const status = answers.find((answer) => answer.key === key)?.status ?? 0;
  if (status >= 400 && status < 500) return { value: undefined };
  return readAnswer(answers, key, (raw) => ({ value: read(raw) }));
}
