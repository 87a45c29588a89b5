import type { FeedMatch, FeedPrices } from 'feeds/feedRecords';
import { type Kysely, sql, type Transaction } from 'kysely';
import { matchState } from 'shared-kernel/entities/matchState';
import type { PriceMove } from 'shared-kernel/entities/priceMove';
import { isOver, isScoreShown } from 'shared-kernel/rules/status';
import { chunksOf } from './chunksOf';
import { MOVE_TABLES, MOVING_MARKETS, type MoveTable, type MovingMarkets } from './moveTables';
import type { Database, PriceMoveRow } from './schema';

/** A text of prices is plain and short; whatever else a feed sends is kept out of the history. */
const IS_STORED = /^[\x20-\x7e\u2212]{0,200}$/;

/**
 * The moves of prices that a batch brings, of matches that are not over.
 *
 * @param before the stored states of these matches; `state` is JSON
 * @param now unix seconds
 */
export function priceMoves(
  matches: readonly FeedMatch[],
  before: ReadonlyMap<number, { state: string }>,
  now: number,
): PriceMoveRow[] {
  return matches.flatMap((match) =>
    isOver(matchState(match.status_id)) ? [] : moveBetween(pricesIn(before.get(match.id)?.state), match, match, now),
  );
}

type Prices = { odds: string; suspended_odds?: string | undefined };

const NONE: Prices = { odds: '' };

/** The move from what was stored to what is reported now, if it is one and its text may be kept. */
export function moveBetween(
  { odds: odds_before, suspended_odds: suspended_before = '' } = NONE,
  { odds, suspended_odds = '' } = NONE,
  { id, status_id }: Pick<FeedMatch, 'id' | 'status_id'>,
  now: number,
): PriceMoveRow[] {
  const suspended = storable(suspended_odds);
  const isSame = odds === odds_before && suspended === storable(suspended_before);
  if (isSame || !IS_STORED.test(odds)) return [];
  return [{ match_id: id, time: now, is_live: isScoreShown(matchState(status_id)), odds, suspended }];
}

function storable(suspended: string): string {
  return IS_STORED.test(suspended) ? suspended : '';
}

/** A match that is new had none. */
function pricesIn(state: string | undefined): Prices {
  const { odds = '', suspended_odds = '' } = state === undefined ? {} : JSON.parse(state);
  return { odds, suspended_odds };
}

/** As the index has it. */
const BY_MINUTE = sql`(match_id, ((time / 60)::integer), is_live, is_opening)`;

/**
 * Adds moves. Of one minute the last one stays, so that no feed fills the store; the opening stays besides, and in the
 * minute of the kick-off the last before it.
 */
export async function writePriceMoves(
  trx: Transaction<Database>,
  moves: readonly PriceMoveRow[],
  table: MoveTable = MOVE_TABLES.match,
): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (match_id, time, is_live, odds, suspended, is_opening)
    select came.*, not exists (select from ${sql.table(table)} as known where known.match_id = came.match_id)
    from json_to_recordset(${JSON.stringify(moves)}) as came (
      match_id bigint, time bigint, is_live boolean, odds text, suspended text
    )
    on conflict ${BY_MINUTE} do update
    set time = excluded.time, odds = excluded.odds, suspended = excluded.suspended
  `.execute(trx);
}

/** Adds what a feed knows from before the first stored move of each match. */
export async function writeEarlierPrices(trx: Transaction<Database>, moves: readonly FeedPrices[]): Promise<void> {
  const sound = moves.filter(({ odds }) => IS_STORED.test(odds));
  for (const markets of MOVING_MARKETS) {
    const ofMarkets = sound.filter(({ group = 'match' }) => group === markets);
    await writeEarlier(trx, ofMarkets, MOVE_TABLES[markets]);
  }
}

async function writeEarlier(trx: Transaction<Database>, moves: readonly FeedPrices[], table: MoveTable): Promise<void> {
  const first = await firstMoves(trx, [...new Set(moves.map(({ match_id }) => match_id))], table);
  const earlier = moves.filter(({ match_id, time }) => time < (first.get(match_id) ?? Number.POSITIVE_INFINITY));
  for (const some of chunksOf(earlier)) {
    await sql`
      insert into ${sql.table(table)} (match_id, time, is_live, odds)
      select match_id, time, is_live, odds
      from json_to_recordset(${JSON.stringify(some)}) as came (match_id bigint, time bigint, is_live boolean, odds text)
      on conflict ${BY_MINUTE} do nothing
    `.execute(trx);
  }
}

/** The time of the first stored move of each match that has any. */
async function firstMoves(
  trx: Transaction<Database>,
  ids: readonly number[],
  table: MoveTable,
): Promise<ReadonlyMap<number, number>> {
  const first = new Map<number, number>();
  for (const some of chunksOf(ids)) {
    const rows = await trx
      .selectFrom(table)
      .select(({ fn }) => ['match_id', fn.min('time').as('time')])
      .where(sql<boolean>`match_id = any(${some}::bigint[])`)
      .groupBy('match_id')
      .execute();
    for (const { match_id, time } of rows) first.set(match_id, time);
  }
  return first;
}

/** The moves of a match, the oldest first; none says what the one before it said. */
export async function readPriceMoves(
  db: Kysely<Database>,
  matchId: number,
  markets: MovingMarkets = 'match',
): Promise<PriceMove[]> {
  const moves = await db
    .selectFrom(MOVE_TABLES[markets])
    .select(['time', 'is_live', 'odds', 'suspended'])
    .where('match_id', '=', matchId)
    .orderBy('time')
    .execute();
  return moves
    .filter(({ odds, suspended }, index) => {
      const before = moves[index - 1];
      return odds !== (before?.odds ?? '') || suspended !== (before?.suspended ?? '');
    })
    .map(({ suspended, ...move }) => (suspended === '' ? move : { ...move, suspended_odds: suspended }));
}
