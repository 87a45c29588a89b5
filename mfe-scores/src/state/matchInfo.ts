import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { MatchId } from 'shared-kernel/entities/match';
import { type MatchInfo, matchInfoSchema } from 'shared-kernel/entities/matchInfo';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { MATCH_INFO_PATH } from 'shared-kernel/protocol/rest';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { noneIfMissing } from './noneIfMissing';

export function infoRequest(match: MatchId): { path: string; query: Query } {
  return { path: MATCH_INFO_PATH, query: { MatchId: match } };
}

/** Reads the answer; `undefined` where neither place nor referee is known. */
export function readInfo(report: Report): (raw: unknown) => MatchInfo | undefined {
  return recordAnswer(matchInfoSchema, report);
}

/** Where a match is played, and who referees it. */
export function createMatchInfo(shell: Shell, match: MatchId) {
  const { http, report } = shell;
  const { path, query } = infoRequest(match);
  return createResource({
    load: (signal) =>
      http
        .get(path, { query, decode: readInfo(report), signal })
        .catch(noneIfMissing(undefined))
        .then((info) => ({ info })),
    report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
