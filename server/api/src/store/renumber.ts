import { type Kysely, sql } from 'kysely';
import { openChangeWriter } from './changeLog';
import type { Database } from './schema';

/**
 * Gives matches new numbers, above one that the store did not assign: matches sent from memory while the store was away
 * are sent again in the store's state, and pages take that for newer. A match that the store does not have is logged
 * as removed: nodes that sent it from memory would keep it for ever.
 */
export async function renumber(db: Kysely<Database>, ids: readonly number[], above: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('change_counter').set({ last: above }).where('last', '<', above).execute();
    const writer = await openChangeWriter(trx);
    const numbered = ids.map((id) => ({ id, version: writer.add({ kind: 'match', id, needsBoard: true }) }));
    await sql`update match set version = came.version
      from json_to_recordset(${JSON.stringify(numbered)}) as came (id bigint, version bigint)
      where match.id = came.id`.execute(trx);
    await writer.write();
  });
}
