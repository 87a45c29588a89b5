import type { Shell } from 'shared-kernel/contract/shell';
import type { Id } from 'shared-kernel/entities/id';
import { type ListedMarkets, listedMarketsSchema, type MarketGroup } from 'shared-kernel/entities/matchMarkets';
import { listAnswer } from 'shared-kernel/protocol/dataAnswer';
import { OPEN_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { createPolled } from './createPolled';
import { noneIfMissing } from './noneIfMissing';

/** By match. */
export type OpenMarkets = ReadonlyMap<Id, ListedMarkets>;

/** The markets of one group of all matches that may be bet on. */
export function createOpenMarkets(shell: Shell, group: MarketGroup) {
  const { http, report } = shell;
  const decode = listAnswer(listedMarketsSchema, report);
  return createPolled<OpenMarkets>(shell, (signal) =>
    http
      .get(OPEN_MARKETS_PATH, { query: { Group: group }, decode, signal })
      .catch(noneIfMissing<ListedMarkets[]>([]))
      .then((listed) => new Map(listed.map((one) => [one.match_id, one]))),
  );
}
