import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Id } from 'shared-kernel/entities/id';
import { CUP, type Season, TABLES } from '../state/seasonTables';
import { answeredIn, askOf } from './questions';

/** The answers with the tables of a competition, and with a cup's groups and bracket. */
export const SEASON_KEYS = [TABLES.key, CUP.key] as const;

export function askSeason(competition: Id): Ask[] {
  return [askOf(TABLES, competition), askOf(CUP, competition)];
}

/**
 * The season that came; without `tables` or `cup` where the competition has none, or the server knows no such request.
 * `undefined` while it is on its way: then the app has it. A table does not wait for what a cup has beside it.
 */
export function seasonIn(answers: readonly Answer[]): Season | undefined {
  const tables = answeredIn(answers, TABLES);
  const cup = answeredIn(answers, CUP);
  return tables && (cup ?? tables.answer) && { tables: tables.answer, cup: cup?.answer };
}
