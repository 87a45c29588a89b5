import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { MatchId } from 'shared-kernel/entities/match';
import { type MatchMarkets, matchMarketsSchema } from 'shared-kernel/entities/matchMarkets';
import type { Query } from 'shared-kernel/http/query';
import { recordAnswer } from 'shared-kernel/protocol/dataAnswer';
import { MATCH_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { createPolled } from './createPolled';
import { noneIfMissing } from './noneIfMissing';

export function marketsRequest(match: MatchId): { path: string; query: Query } {
  return { path: MATCH_MARKETS_PATH, query: { MatchId: match } };
}

/** Reads the answer; `undefined` where no further markets were told. */
export function readMarkets(report: Report): (raw: unknown) => MatchMarkets | undefined {
  return recordAnswer(matchMarketsSchema, report);
}

/** The markets of the first half and of corners of a match. */
export function createMatchMarkets(shell: Shell, match: MatchId) {
  const { http, report } = shell;
  const { path, query } = marketsRequest(match);
  return createPolled(shell, (signal) =>
    http
      .get(path, { query, decode: readMarkets(report), signal })
      .catch(noneIfMissing(undefined))
      .then((markets) => ({ markets })),
  );
}
