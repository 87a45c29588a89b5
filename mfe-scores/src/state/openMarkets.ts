import type { Shell } from 'shared-kernel/contract/shell';
import type { Decoder, Report } from 'shared-kernel/decode/decode';
import type { Id } from 'shared-kernel/entities/id';
import { type ListedMarkets, listedMarketsSchema, type MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { OPEN_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { createPolled } from './createPolled';
import { noneIfMissing } from './noneIfMissing';

/** By match. */
export type OpenMarkets = ReadonlyMap<Id, ListedMarkets>;

export function openMarketsRequest(group: MarketGroup) {
  return { path: OPEN_MARKETS_PATH, query: { Group: group } };
}

export function readOpenMarkets(report: Report): Decoder<OpenMarkets> {
  const read = listAnswer(listedMarketsSchema, report);
  return (raw) => new Map(read(raw).map((one) => [one.match_id, one]));
}

/** The markets of one group of all matches that may be bet on. */
export function createOpenMarkets(shell: Shell, group: MarketGroup) {
  const { http, report } = shell;
  const { path, query } = openMarketsRequest(group);
  const decode = readOpenMarkets(report);
  return createPolled<OpenMarkets>(shell, (signal) =>
    http.get(path, { query, decode, signal }).catch(noneIfMissing<OpenMarkets>(new Map())),
  );
}
