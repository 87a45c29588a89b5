import type { Shell } from 'shared-kernel/contract/shell';
import type { Report } from 'shared-kernel/decode/decode';
import type { MatchId } from 'shared-kernel/entities/match';
import { type PriceMove, priceMoveSchema } from 'shared-kernel/entities/priceMove';
import type { Query } from 'shared-kernel/http/query';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { MATCH_PRICES_PATH } from 'shared-kernel/protocol/matchPrices';
import { createResource } from 'shared-kernel/state/createResource';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { noneIfMissing } from './noneIfMissing';

export function pricesRequest(id: MatchId): { path: string; query: Query } {
  return { path: MATCH_PRICES_PATH, query: { MatchId: id } };
}

/** Reads the answer; a move that cannot be read is left out and reported. */
export function readPriceMoves(report: Report): (raw: unknown) => PriceMove[] {
  return listAnswer(priceMoveSchema, report);
}

/** How the prices of a match moved, loaded while somebody looks at it. A server that keeps no history has none. */
export function createPriceHistory(shell: Shell, id: MatchId) {
  const { http, report } = shell;
  const { path, query } = pricesRequest(id);
  return createResource({
    load: (signal) =>
      http.get(path, { query, decode: readPriceMoves(report), signal }).catch(noneIfMissing<PriceMove[]>([])),
    report,
    retry: retryOnReconnect(shell),
    clock: shell.clock,
  });
}
