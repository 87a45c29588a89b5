import { type Kysely, sql } from 'kysely';
import type { LiveName } from 'server-shared/releases/liveName';
import type { Database } from '../schema';

type StoredFile = { readonly sha256: string; readonly bytes: Uint8Array; readonly seen_at: number };

/** So much goes into one statement, and one file more. */
const MOST_BYTES = 512 * 1024;

/**
 * Stores files, each under its hash. Those that come while others are being written are written together: a release has
 * a hundred small ones, and each statement has its price.
 */
export function createFileWriter(db: Kysely<Database>) {
  type Batch = { readonly files: Map<string, StoredFile>; bytes: number; readonly written: Promise<void> };
  let next: Batch | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function begin(): Batch {
    const files = new Map<string, StoredFile>();
    const written = last.then(() => {
      if (next === batch) next = undefined;
      return putFiles(db, [...files.values()]);
    });
    last = written.catch(() => {});
    const batch = { files, written, bytes: 0 };
    return batch;
  }

  /** @param now unix seconds */
  return (sha256: string, bytes: Uint8Array, now: number): Promise<void> => {
    if (!next || next.bytes >= MOST_BYTES) next = begin();
    next.files.set(sha256, { sha256, bytes, seen_at: Math.floor(now) });
    next.bytes += bytes.length;
    return next.written;
  };
}

async function putFiles(db: Kysely<Database>, files: readonly StoredFile[]): Promise<void> {
  await db
    .insertInto('release_file')
    .values([...files])
    .onConflict((known) =>
      known
        .column('sha256')
        .doUpdateSet(({ ref }) => ({ bytes: ref('excluded.bytes'), seen_at: ref('excluded.seen_at') })),
    )
    .execute();
}

export async function readFile(db: Kysely<Database>, sha256: string): Promise<Buffer | undefined> {
  const found = await db.selectFrom('release_file').select('bytes').where('sha256', '=', sha256).executeTakeFirst();
  return found && Buffer.from(found.bytes);
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
