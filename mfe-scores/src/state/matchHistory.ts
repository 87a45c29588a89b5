import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { MatchId } from 'shared-kernel/entities/match';
import { type MatchHistory, matchHistorySchema } from 'shared-kernel/entities/matchHistory';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';

export function historyRequest(match: MatchId): { path: string; query: Query } {
  return { path: REST_PATHS.matchHistory, query: { MatchId: match } };
}

/** Reads the answer; `undefined` where the server knows nothing of the match's teams. */
export function readHistory(report: Report): (raw: unknown) => MatchHistory | undefined {
  return recordAnswer(matchHistorySchema, report);
}

/** What both teams of a match played before it, loaded while somebody looks at it. */
export function createMatchHistory(shell: Shell, match: MatchId) {
  const { http, report } = shell;
  const { path, query } = historyRequest(match);
  return createResource({
    load: async (signal) => ({ history: await http.get(path, { query, decode: readHistory(report), signal }) }),
    report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
