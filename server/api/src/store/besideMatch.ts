import { type Kysely, sql, type Transaction } from 'kysely';
import { chunksOf } from './chunksOf';
import { storableJson } from './referenceData';
import type { Database } from './schema';

/** Tables of what is known of a match beside it. */
type Table = 'lineup' | 'match_info' | 'match_markets' | 'vendor_text';

/** What is told of a match; of several the last counts. `state` is what visitors get. */
export type ToldOfMatch = { match_id: number; state: object };

/**
 * Stores what is told of stored matches; what is unchanged writes nothing. The change log has no line for it: no board shows
 * it, and a page asks for that of its match.
 */
export async function upsertBeside(
  trx: Transaction<Database>,
  table: Table,
  told: readonly ToldOfMatch[],
): Promise<void> {
  const latest = [...new Map(told.map((one) => [one.match_id, one])).values()];
  for (const some of chunksOf(latest)) {
    const rows = some.map(({ match_id, state }) => ({ match_id, state: storableJson(state) }));
    await sql`
      insert into ${sql.table(table)} as known (match_id, state)
      select came.match_id, came.state
      from json_to_recordset(${JSON.stringify(rows)}) as came (match_id bigint, state text)
      join match on match.id = came.match_id
      on conflict (match_id) do update set state = excluded.state where known.state is distinct from excluded.state
    `.execute(trx);
  }
}

/** What is known of a match, as JSON text. */
export async function readBeside(db: Kysely<Database>, table: Table, matchId: number): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('state').where('match_id', '=', matchId).executeTakeFirst();
  return row?.state;
}
