import { type Kysely, sql, type Transaction } from 'kysely';
import { chunksOf } from './chunksOf';
import { storableJson } from './referenceData';
import type { Database } from './schema';

/** Tables of details of a match or a team, which go with it. */
const PARENTS = {
  lineup: 'match',
  match_info: 'match',
  match_markets: 'match',
  vendor_text: 'match',
  squad: 'team',
} as const;

/** Details of a match or a team, as a feed sent them; of several the last counts. `state` is what visitors get. */
export type DetailState = { id: number; state: object };

/**
 * Stores details of stored matches or teams; what is unchanged writes nothing. The change log has no line for it: no board
 * shows it, and a page asks for that of its match or team.
 */
export async function upsertDetails(
  trx: Transaction<Database>,
  table: keyof typeof PARENTS,
  sent: readonly DetailState[],
): Promise<void> {
  const parent = PARENTS[table];
  const key = sql.ref(`${parent}_id`);
  const latest = [...new Map(sent.map((one) => [one.id, one])).values()];
  for (const some of chunksOf(latest)) {
    const rows = some.map(({ id, state }) => ({ id, state: storableJson(state) }));
    await sql`
      insert into ${sql.table(table)} as known (${key}, state)
      select came.id, came.state
      from json_to_recordset(${JSON.stringify(rows)}) as came (id bigint, state text)
      join ${sql.table(parent)} as parent on parent.id = came.id
      on conflict (${key}) do update set state = excluded.state where known.state is distinct from excluded.state
    `.execute(trx);
  }
}

/** What is known of a match, as JSON text. */
export async function readDetails(
  db: Kysely<Database>,
  table: Exclude<keyof typeof PARENTS, 'squad'>,
  matchId: number,
): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('state').where('match_id', '=', matchId).executeTakeFirst();
  return row?.state;
}
