import type { Kysely } from 'kysely';
import type { Database } from '../schema';

/** A release that one visitor may look at. */
export type ReleaseLook = Readonly<Database['release_preview']>;

export async function putLook(db: Kysely<Database>, look: ReleaseLook): Promise<void> {
  await db.insertInto('release_preview').values(look).execute();
}

/** @param now unix seconds */
export function findLook(db: Kysely<Database>, key: string, now: number): Promise<ReleaseLook | undefined> {
  return valid(db, now).where('key', '=', key).executeTakeFirst();
}

/** Those that are valid, the latest last. */
export function listLooks(db: Kysely<Database>, now: number): Promise<ReleaseLook[]> {
  return valid(db, now).orderBy('until').execute();
}

const valid = (db: Kysely<Database>, now: number) =>
  db.selectFrom('release_preview').selectAll().where('until', '>', Math.floor(now));
