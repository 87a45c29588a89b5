import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** The secret of this name. The first node makes it; all others, and the same one later, get what that one made. */
export async function sharedSecret(db: Kysely<Database>, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((known) => known.doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return value;
}
