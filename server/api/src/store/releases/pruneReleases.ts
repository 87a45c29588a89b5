import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';

/** An open tab may ask for files of its release for days, and a rollback may go far back. */
const KEPT = 10;

/** What a command has sent waits for its manifest. */
const DAY = 86_400;

/**
 * Removes old releases and the files that none has any more. Of each name stay the ten that were live last, ten others, the
 * newest, and what a row or a link names.
 *
 * @param now unix seconds
 */
export async function pruneReleases(db: Kysely<Database>, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // None is made live meanwhile.
    await sql`select pg_advisory_xact_lock(hashtext('live'))`.execute(trx);
    await trx.deleteFrom('release_preview').where('until', '<', Math.floor(now)).execute();
    await sql`
      delete from release using (
        select name, release, row_number() over (
          partition by name, went_live is null order by went_live desc, at desc, release
        ) as place
        from release left join lateral (
          select max(id) as went_live from live_change
          where live_change.name = release.name and "to" = release and action in ('live', 'rollback', 'promote')
        ) as turn on true
      ) as placed
      where placed.place > ${KEPT} and release.name = placed.name and release.release = placed.release
        and not exists (
          select from live where live.name = release.name
            and release.release in (live.release, live.previous, live.candidate)
        )
        and not exists (
          select from release_preview as look where look.name = release.name and look.release = release.release
        )`.execute(trx);
    await sql`
      delete from release_file where seen_at < ${Math.floor(now) - DAY} and sha256 not in (
        select file ->> 'sha256' from release, jsonb_array_elements(files) as file
      )`.execute(trx);
  });
}
