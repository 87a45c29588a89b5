import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import { type Lineups, lineupsSchema } from 'shared-kernel/entities/lineups';
import type { MatchId } from 'shared-kernel/entities/match';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { LINEUPS_PATH } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';

export function lineupsRequest(match: MatchId): { path: string; query: Query } {
  return { path: LINEUPS_PATH, query: { MatchId: match } };
}

/** Reads the answer; `undefined` while there are none. */
export function readLineups(report: Report): (raw: unknown) => Lineups | undefined {
  return recordAnswer(lineupsSchema, report);
}

/** The line-ups of a match, loaded while somebody looks at them. */
export function createLineups(shell: Shell, match: MatchId) {
  const { http, report } = shell;
  const { path, query } = lineupsRequest(match);
  return createResource({
    load: async (signal) => ({ lineups: await http.get(path, { query, decode: readLineups(report), signal }) }),
    report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
