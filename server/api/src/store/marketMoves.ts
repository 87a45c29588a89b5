import type { FeedMarkets } from 'feeds/feedRecords';
import { type Kysely, sql, type Transaction } from 'kysely';
import { decode } from 'shared-kernel/decode/decode';
import {
  MARKET_GROUPS,
  type MarketGroup,
  type MatchMarkets,
  matchMarketsSchema,
} from 'shared-kernel/entities/matchMarkets';
import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import { chunksOf } from './chunksOf';
import { MOVE_TABLES } from './moveTables';
import { moveBetween, writePriceMoves } from './priceMoves';
import type { Database } from './schema';

/**
 * Adds the moves of the first half's and the corners' prices that a batch brings: before they are stored, after their
 * matches are. Of a group that may not be bet on any more there are none, nor of a match that is not stored.
 *
 * @param now unix seconds
 */
export async function writeMarketMoves(
  trx: Transaction<Database>,
  sent: readonly FeedMarkets[],
  now: number,
): Promise<void> {
  const latest = [...new Map(sent.map((one) => [one.match_id, one])).values()];
  for (const some of chunksOf(latest)) {
    const known = await marketsBefore(
      trx,
      some.map(({ match_id }) => match_id),
    );
    for (const group of MARKET_GROUPS) {
      const moves = some.flatMap((markets) => {
        const before = known.get(markets.match_id);
        if (!before || !isGroupOpen(group, matchState(before.status_id))) return [];
        const match = { id: markets.match_id, status_id: before.status_id };
        return moveBetween(before.markets?.[group], markets[group], match, now);
      });
      await writePriceMoves(trx, moves, MOVE_TABLES[group]);
    }
  }
}

const STATUSES = Object.values(MatchStatus);

type Before = { status_id: MatchStatus; markets: MatchMarkets | undefined };

/** The markets of stored matches. */
async function marketsBefore(trx: Transaction<Database>, ids: readonly number[]): Promise<ReadonlyMap<number, Before>> {
  const rows = await trx
    .selectFrom('match')
    .leftJoin('match_markets', 'match_markets.match_id', 'match.id')
    .select(['match.id', 'match.status_id', 'match_markets.state'])
    .where(sql<boolean>`match.id = any(${ids}::bigint[])`)
    .execute();
  const before = new Map<number, Before>();
  for (const { id, status_id: stored, state } of rows) {
    const status_id = STATUSES.find((status) => status === stored);
    if (status_id === undefined) continue;
    const markets = state === null ? undefined : decode(matchMarketsSchema, JSON.parse(state), 'match_markets');
    before.set(id, { status_id, markets });
  }
  return before;
}

/** The groups of a match that have moves. */
export async function readMovedGroups(db: Kysely<Database>, matchId: number): Promise<MarketGroup[]> {
  const found: MarketGroup[] = [];
  for (const group of MARKET_GROUPS) {
    const first = db.selectFrom(MOVE_TABLES[group]).select('time').where('match_id', '=', matchId).limit(1);
    if (await first.executeTakeFirst()) found.push(group);
  }
  return found;
}
