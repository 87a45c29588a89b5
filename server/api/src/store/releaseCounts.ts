import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, ReleaseCounts } from './schema';

/** A release, or `shell`'s, with what was counted of it. */
export type CountedRelease = { readonly remote: string; readonly release: string; readonly counts: ReleaseCounts };

/** The same in one minute since 1970. */
export type CountedMinute = CountedRelease & { readonly minute: number };

/** Long enough to look at the release before the last one. */
const KEPT_DAYS = 14;

/** Adds counts to those of their minutes. */
export async function addReleaseCounts(db: Kysely<Database>, counted: readonly CountedMinute[]): Promise<void> {
  if (counted.length === 0) return;
  await db.transaction().execute(async (trx) => {
    // One node at a time: each adds to what the others wrote.
    await sql`select pg_advisory_xact_lock(hashtext('release_count'))`.execute(trx);
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

async function ofMinutes(trx: Transaction<Database>, counted: readonly CountedMinute[]) {
  const minutes = [...new Set(counted.map(({ minute }) => minute))];
  const rows = await trx.selectFrom('release_count').selectAll().where('minute', 'in', minutes).execute();
  return new Map(rows.map((row) => [keyOf(row), row.counts]));
}

const keyOf = ({ minute, remote, release }: Omit<CountedMinute, 'counts'>) => `${minute} ${remote} ${release}`;

/** What both counted, together. */
export function sumOf(one: ReleaseCounts, other: ReleaseCounts): ReleaseCounts {
  const sums = { ...one };
  for (const [what, count] of Object.entries(other)) sums[what] = (sums[what] ?? 0) + count;
  return sums;
}

/** The sums since a minute, by release. */
export async function readReleaseCounts(db: Kysely<Database>, sinceMinute: number): Promise<CountedRelease[]> {
  // The database adds: fourteen days are a hundred thousand rows.
  const { rows } = await sql<{ remote: string; release: string; what: string; count: string }>`
    select remote, release, each.key as what, sum(each.value::bigint) as count
    from release_count, jsonb_each_text(counts) as each where minute >= ${sinceMinute}
    group by remote, release, each.key order by remote, release, each.key`.execute(db);
  const releases = new Map<string, { remote: string; release: string; counts: Record<string, number> }>();
  for (const { remote, release, what, count } of rows) {
    const key = `${remote} ${release}`;
    const known = releases.get(key) ?? { remote, release, counts: {} };
    known.counts[what] = Number(count);
    releases.set(key, known);
  }
  return [...releases.values()];
}

/** Removes the counts of more than two weeks ago. @param now unix seconds */
export async function pruneReleaseCounts(trx: Transaction<Database>, now: number): Promise<void> {
  const oldest = Math.floor(now / 60) - KEPT_DAYS * 1440;
  await trx.deleteFrom('release_count').where('minute', '<', oldest).execute();
}
