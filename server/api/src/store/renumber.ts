import { type Kysely, sql } from 'kysely';
import { openChangeWriter } from './changeLog';
import type { Database } from './schema';

/**
 * Gives matches new numbers, above one that the store did not assign: matches sent from memory while the store was away
 * are sent again in the store's state, and pages take that for newer. Matches that the store no longer has are left
 * out.
 */
export async function renumber(db: Kysely<Database>, ids: readonly number[], above: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('change_counter').set({ last: above }).where('last', '<', above).execute();
    const writer = await openChangeWriter(trx);
    const known = await trx.selectFrom('match').select('id').where(sql<boolean>`id = any(${ids}::bigint[])`).execute();
    const numbered = known.map(({ id }) => ({ id, version: writer.add({ kind: 'match', id }) }));
    await sql`update match set version = came.version
      from json_to_recordset(${JSON.stringify(numbered)}) as came (id bigint, version bigint)
      where match.id = came.id`.execute(trx);
    await writer.write();
  });
}
