import type { FeedMarkets } from 'feeds/feedRecords';
import { type Kysely, sql } from 'kysely';
import { decode } from 'shared-kernel/decode/decode';
import {
  type GroupMarkets,
  type ListedMarkets,
  type MarketGroup,
  matchMarketsSchema,
} from 'shared-kernel/entities/matchMarkets';
import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { OPEN_MARKETS_MOST } from 'shared-kernel/protocol/matchMarkets';
import { isGroupOpen } from 'shared-kernel/rules/isBettingOpen';
import type { DetailState } from './details';
import type { Database } from './schema';

/** Fields in a fixed order, so that equal ones have equal texts; of a group without markets there is nothing. */
export function marketsState({ match_id, half, corners }: FeedMarkets): DetailState {
  return { id: match_id, state: { match_id, half: wireGroup(half), corners: wireGroup(corners) } };
}

function wireGroup(group: GroupMarkets | undefined): object | undefined {
  const { odds = '', suspended_odds = '' } = group ?? {};
  return odds || suspended_odds ? { odds, suspended_odds: suspended_odds || undefined } : undefined;
}

/** The markets of one group of all matches that are open, the next to begin first. */
export async function readOpenMarkets(db: Kysely<Database>, group: MarketGroup): Promise<ListedMarkets[]> {
  const open = Object.values(MatchStatus).filter((status) => isGroupOpen(group, matchState(status)));
  const rows = await db
    .selectFrom('match_markets')
    .innerJoin('match', 'match.id', 'match_markets.match_id')
    .select('match_markets.state')
    .where(sql<boolean>`match.status_id = any(${open}::integer[])`)
    .where('match_markets.state', 'like', `%"${group}":%`)
    .orderBy('match.match_time')
    .orderBy('match.id')
    .limit(OPEN_MARKETS_MOST)
    .execute();
  return rows.flatMap(({ state }) => {
    const { match_id, [group]: sent } = decode(matchMarketsSchema, JSON.parse(state), 'match_markets');
    return sent ? [{ match_id, ...sent }] : [];
  });
}
