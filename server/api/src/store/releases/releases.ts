import { type Kysely, sql } from 'kysely';
import type { ReleaseFile } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import type { Database } from '../schema';
import type { Described } from './tables';

export type StoredRelease = {
  readonly name: LiveName;
  readonly release: string;
  readonly files: readonly ReleaseFile[];
  readonly signatures: Readonly<Record<string, string>>;
  readonly described: Described;
  /** ISO time. */
  readonly at: string;
  readonly by: string;
};

export type Checked = { readonly checks: readonly string[]; readonly at: string; readonly by: string };

export function findRelease(db: Kysely<Database>, name: LiveName, release: string): Promise<StoredRelease | undefined> {
  return db
    .selectFrom('release')
    .selectAll()
    .where('name', '=', name)
    .where('release', '=', release)
    .executeTakeFirst();
}

/** All of a name, or of all names, the oldest first. */
export function listReleases(db: Kysely<Database>, name?: LiveName): Promise<StoredRelease[]> {
  const all = db.selectFrom('release').selectAll().orderBy('at').orderBy('release');
  return (name === undefined ? all : all.where('name', '=', name)).execute();
}

/** Those that are live, the fallback of what is, or candidates. */
export function namedReleases(db: Kysely<Database>): Promise<StoredRelease[]> {
  const isNamed = sql<boolean>`exists (select from live where live.name = release.name
    and release.release in (live.release, live.previous, live.candidate))`;
  return db.selectFrom('release').selectAll().where(isNamed).orderBy('name').execute();
}

/** Writes a release down once, and what was checked of it each time. */
export async function putRelease(db: Kysely<Database>, release: StoredRelease, checked: Checked): Promise<void> {
  const { files, signatures, described, ...rest } = release;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('release')
      .values({
        ...rest,
        files: JSON.stringify(files),
        signatures: JSON.stringify(signatures),
        described: JSON.stringify(described),
      })
      .onConflict((known) => known.columns(['name', 'release']).doUpdateSet({ signatures: JSON.stringify(signatures) }))
      .execute();
    if (checked.checks.length === 0) return;
    await trx
      .insertInto('release_check')
      .values({
        name: release.name,
        release: release.release,
        checks: JSON.stringify(checked.checks),
        at: checked.at,
        by: checked.by,
      })
      .execute();
  });
}
