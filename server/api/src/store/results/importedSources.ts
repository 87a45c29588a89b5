import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema';

/** Begins the names of the origins that were imported; the source follows. */
const IMPORTED = 'import:';

export const importedOrigin = (source: string): string => IMPORTED + source;

/** One import at a time; the lock ends with the transaction. */
export async function lockImports(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import of results'))`.execute(trx);
}

/** {@link lockImports} unless an import is running. @returns whether it is locked */
export async function tryLockImports(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('import of results')) as is_ours`.execute(trx);
  return rows[0]?.is_ours === true;
}

/** What was imported, by name. */
export async function importedSources(db: Kysely<Database>): Promise<string[]> {
  const origins = await db
    .selectFrom('result_origin')
    .select('name')
    .where(sql<boolean>`starts_with(name, ${IMPORTED})`)
    .orderBy('name')
    .execute();
  return origins.map(({ name }) => name.slice(IMPORTED.length));
}

/** Rows of one statement: a million at once would outlast its limit. */
const ROWS_AT_ONCE = 20_000;

/** Removes what a source reported. @returns how many results; nothing when nothing was imported from it */
export async function removeImported(db: Kysely<Database>, source: string): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const origin = await trx
      .selectFrom('result_origin')
      .select('id')
      .where('name', '=', importedOrigin(source))
      .executeTakeFirst();
    if (!origin) return undefined;
    let removed = 0;
    let some = ROWS_AT_ONCE;
    while (some === ROWS_AT_ONCE) {
      some = await removeSome(trx, origin.id);
      removed += some;
    }
    await trx.deleteFrom('result_team').where('origin', '=', origin.id).execute();
    await trx.deleteFrom('result_origin').where('id', '=', origin.id).execute();
    return removed;
  });
}

async function removeSome(trx: Transaction<Database>, origin: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from result where ctid = any(array(select ctid from result where origin = ${origin} limit ${ROWS_AT_ONCE}))`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}
