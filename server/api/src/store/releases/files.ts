import { type Kysely, sql } from 'kysely';
import { sha256Of } from 'server-shared/releases/files';
import type { LiveName } from 'server-shared/releases/liveName';
import type { Database } from '../schema';

/** Stores files, each under its hash. @param now unix seconds */
export async function putFiles(db: Kysely<Database>, contents: readonly Buffer[], now: number): Promise<void> {
  const files = new Map(contents.map((bytes) => [sha256Of(bytes), bytes]));
  if (files.size === 0) return;
  await db
    .insertInto('release_file')
    .values([...files].map(([sha256, bytes]) => ({ sha256, bytes, seen_at: Math.floor(now) })))
    .onConflict((known) =>
      known
        .column('sha256')
        .doUpdateSet(({ ref }) => ({ bytes: ref('excluded.bytes'), seen_at: ref('excluded.seen_at') })),
    )
    .execute();
}

/** The files that are there, by hash. All of a release are a few megabytes. */
export async function readFiles(db: Kysely<Database>, wanted: readonly string[]): Promise<Map<string, Buffer>> {
  const found = await db.selectFrom('release_file').select(['sha256', 'bytes']).where('sha256', 'in', wanted).execute();
  return new Map(found.map(({ sha256, bytes }) => [sha256, Buffer.from(bytes)]));
}

/** Those of these hashes under which there is a file. Who asks may rely on it for a day. @param now unix seconds */
export async function seeFiles(db: Kysely<Database>, wanted: readonly string[], now: number): Promise<Set<string>> {
  const seen = db
    .updateTable('release_file')
    .set({ seen_at: Math.floor(now) })
    .where('sha256', 'in', wanted);
  return new Set((await seen.returning('sha256').execute()).map(({ sha256 }) => sha256));
}

/** The releases that have a file, each with who has it among what is live. */
export async function releasesWith(db: Kysely<Database>, sha256: string) {
  const { rows } = await sql<{ name: LiveName; release: string; is_named: boolean }>`
    select name, release, exists (
      select from live where live.name = release.name
        and release.release in (live.release, live.previous, live.candidate)
    ) as is_named
    from release where files @> ${JSON.stringify([{ sha256 }])}::jsonb`.execute(db);
  return rows;
}

/**
 * Removes a file, and all releases that have it.
 *
 * @throws an error of the database when one of them is live by now
 */
export async function eraseFile(db: Kysely<Database>, sha256: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`delete from release where files @> ${JSON.stringify([{ sha256 }])}::jsonb`.execute(trx);
    await trx.deleteFrom('release_file').where('sha256', '=', sha256).execute();
  });
}
