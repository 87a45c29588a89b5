import type { Kysely } from 'kysely';
import type { Database } from './schema';

/**
 * The secret of this name. The first node makes it; all others, and the same one later, get what that one made. A store
 * that takes no writes still gives one that it has.
 */
export async function sharedSecret(db: Kysely<Database>, name: string, make: () => string): Promise<string> {
  const known = await secretOf(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((row) => row.doNothing())
    .execute();
  const made = await secretOf(db, name);
  if (made === undefined) throw new Error(`secret.${name}: expected the value just stored, got none`);
  return made;
}

async function secretOf(db: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
