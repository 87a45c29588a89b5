import type { Kysely } from 'kysely';
import type { Database } from '../schema';

/** A release that one visitor may look at. */
export type StoredPreview = Readonly<Database['release_preview']>;

export async function putPreview(db: Kysely<Database>, preview: StoredPreview): Promise<void> {
  await db.insertInto('release_preview').values(preview).execute();
}

/** @param now unix seconds */
export function findPreview(db: Kysely<Database>, key: string, now: number): Promise<StoredPreview | undefined> {
  return valid(db, now).where('key', '=', key).executeTakeFirst();
}

/** Those that are valid, the latest last. */
export function listPreviews(db: Kysely<Database>, now: number): Promise<StoredPreview[]> {
  return valid(db, now).orderBy('until').execute();
}

const valid = (db: Kysely<Database>, now: number) =>
  db.selectFrom('release_preview').selectAll().where('until', '>', Math.floor(now));
