import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { Id } from 'shared-kernel/entities/id';
import { type LeagueTable, leagueTableSchema } from 'shared-kernel/entities/leagueTable';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';

export function tableRequest(competition: Id): { path: string; query: Query } {
  return { path: REST_PATHS.standingTable, query: { CompetitionId: competition } };
}

/** Reads the answer; `undefined` where the competition has no table. */
export function readTable(report: Report): (raw: unknown) => LeagueTable | undefined {
  return recordAnswer(leagueTableSchema, report);
}

/** The table of a competition, loaded while somebody looks at it. */
export function createLeagueTable(shell: Shell, competition: Id) {
  const { http, report } = shell;
  const { path, query } = tableRequest(competition);
  return createResource({
    load: async (signal) => ({ table: await http.get(path, { query, decode: readTable(report), signal }) }),
    report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
