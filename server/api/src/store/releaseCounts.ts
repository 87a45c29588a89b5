import { type Kysely, sql, type Transaction } from 'kysely';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import type { Database, ReleaseCounts } from './schema';

/** A release, or `shell`'s, with what was counted of it. */
export type CountedRelease = Readonly<PartOnPage> & { readonly counts: ReleaseCounts };

/** The same in one minute since 1970. */
export type CountedMinute = CountedRelease & { readonly minute: number };

/** Long enough to look at the release before the last one. */
const KEPT_DAYS = 14;

/** After so long the minutes of an hour are one row. Nobody looks at single minutes of the day before. */
const MINUTES_KEPT = 180;

/** The highest of the column's kind. */
const LAST_MINUTE = 2_147_483_647;

/** Adds counts to those of their minutes. */
export async function addReleaseCounts(db: Kysely<Database>, counted: readonly CountedMinute[]): Promise<void> {
  if (counted.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await lock(trx);
    const known = await ofMinutes(trx, counted);
    const rows = counted.map((one) => ({
      ...one,
      counts: JSON.stringify(sumOf(known.get(keyOf(one)) ?? {}, one.counts)),
    }));
    await trx
      .insertInto('release_count')
      .values(rows)
      .onConflict((row) => row.columns(['minute', 'remote', 'release']).doUpdateSet({ counts: sql`excluded.counts` }))
      .execute();
  });
}

/** One node at a time: each adds to what the others wrote. */
const lock = (trx: Transaction<Database>) => sql`select pg_advisory_xact_lock(hashtext('release_count'))`.execute(trx);

async function ofMinutes(trx: Transaction<Database>, counted: readonly CountedMinute[]) {
  const minutes = [...new Set(counted.map(({ minute }) => minute))];
  const rows = await trx.selectFrom('release_count').selectAll().where('minute', 'in', minutes).execute();
  return new Map(rows.map((row) => [keyOf(row), row.counts]));
}

const keyOf = ({ minute, ...part }: Omit<CountedMinute, 'counts'>) => `${minute} ${partKey(part)}`;

/** What both counted, together. */
export function sumOf(one: ReleaseCounts, other: ReleaseCounts): ReleaseCounts {
  const sums = { ...one };
  for (const [what, count] of Object.entries(other)) sums[what] = (sums[what] ?? 0) + count;
  return sums;
}

/**
 * The sums since a minute, and before another one, by release. Counts of earlier than some hours ago are in the first
 * minute of their hour.
 */
export async function readReleaseCounts(
  db: Kysely<Database>,
  sinceMinute: number,
  beforeMinute = LAST_MINUTE,
): Promise<CountedRelease[]> {
  // The database adds: fourteen days are thousands of rows.
  const { rows } = await sql<{ remote: string; release: string; what: string; count: string }>`
    select remote, release, each.key as what, sum(each.value::bigint) as count
    from release_count, jsonb_each_text(counts) as each
    where minute >= ${sinceMinute} and minute < ${beforeMinute}
    group by remote, release, each.key order by remote, release, each.key`.execute(db);
  const releases = new Map<string, PartOnPage & { counts: Record<string, number> }>();
  for (const { remote, release, what, count } of rows) {
    const key = partKey({ remote, release });
    const known = releases.get(key) ?? { remote, release, counts: {} };
    known.counts[what] = Number(count);
    releases.set(key, known);
  }
  return [...releases.values()];
}

/** The releases of which anything was counted since a minute. */
export async function readCountedReleases(db: Kysely<Database>, sinceMinute: number): Promise<PartOnPage[]> {
  const parts = db.selectFrom('release_count').select(['remote', 'release']).distinct();
  return parts.where('minute', '>=', hourOf(sinceMinute)).execute();
}

const hourOf = (minute: number) => minute - (minute % 60);

/**
 * Removes the counts of more than two weeks ago, and makes those of each earlier hour one row.
 *
 * @param now unix seconds
 */
export async function pruneReleaseCounts(db: Kysely<Database>, now: number): Promise<void> {
  const minute = Math.floor(now / 60);
  await db
    .deleteFrom('release_count')
    .where('minute', '<', minute - KEPT_DAYS * 1440)
    .execute();
  for (;;) {
    const { first } = await db
      .selectFrom('release_count')
      .select(({ fn }) => fn.min('minute').as('first'))
      .where('minute', '<', hourOf(minute - MINUTES_KEPT))
      .where(sql<boolean>`minute % 60 <> 0`)
      .executeTakeFirstOrThrow();
    if (first === null) return;
    // An hour after another: a store that was not pruned for days would be busy for too long.
    await foldHour(db, hourOf(first));
  }
}

/** The row of an hour's first minute takes in the others. */
async function foldHour(db: Kysely<Database>, hour: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock(trx);
    const ofHour = sql`minute >= ${hour} and minute < ${hour + 60}`;
    await sql`with sums as (
        select remote, release, each.key as what, sum(each.value::bigint) as count
        from release_count, jsonb_each_text(counts) as each where ${ofHour} group by remote, release, each.key
      )
      insert into release_count (minute, remote, release, counts)
      select ${hour}::integer, remote, release, jsonb_object_agg(what, count) from sums group by remote, release
      on conflict (minute, remote, release) do update set counts = excluded.counts`.execute(trx);
    await trx.deleteFrom('release_count').where(sql<boolean>`${ofHour} and minute <> ${hour}`).execute();
  });
}
