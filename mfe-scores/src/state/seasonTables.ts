import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { Id } from 'shared-kernel/entities/id';
import { type SeasonTables, seasonTablesSchema } from 'shared-kernel/entities/seasonTables';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { SEASON_PATH } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { noneIfMissing } from './noneIfMissing';

export function tablesRequest(competition: Id): { path: string; query: Query } {
  return { path: SEASON_PATH, query: { CompetitionId: competition } };
}

/** Reads the answer; `undefined` where the competition has no table. */
export function readTables(report: Report): (raw: unknown) => SeasonTables | undefined {
  return recordAnswer(seasonTablesSchema, report);
}

/** The tables of a competition, loaded while somebody looks at them. A server of before has none. */
export function createSeasonTables(shell: Shell, competition: Id) {
  const { http, report } = shell;
  const { path, query } = tablesRequest(competition);
  return createResource({
    load: async (signal) => ({
      tables: await http.get(path, { query, decode: readTables(report), signal }).catch(noneIfMissing(undefined)),
    }),
    report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
