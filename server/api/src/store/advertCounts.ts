import { type Kysely, sql, type Transaction } from 'kysely';
import type { AdvertCount } from 'shared-kernel/protocol/beacon';
import type { Database } from './schema';

/** The sums of one advert in one slot. */
export type CountedAdvert = { slot: string; id: string; shown: number; clicked: number };

/** What was counted of an advert in a slot on a day of Việt Nam, such as `2026-11-20`. */
export type DayCount = AdvertCount & { readonly day: string };

/** Most adverts in slots per day. Far above what a team runs; it bounds invented names. */
export const MOST_A_DAY = 500;

/** Counts are kept for comparison with the same days of last year. */
const KEPT_DAYS = 400;

/** Adds counts to those of their days. New adverts are accepted while the day has room, first come first. */
export async function addAdvertCounts(db: Kysely<Database>, counts: readonly DayCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db.transaction().execute(async (trx) => {
    // One node at a time, so that the limit holds for all together.
    await sql`select pg_advisory_xact_lock(hashtext('advert_count'))`.execute(trx);
    const kept = await thoseWithRoom(trx, counts);
    if (kept.length === 0) return;
    await trx
      .insertInto('advert_count')
      .values(kept.map(({ day, slot, id, shown, clicked }) => ({ day, slot, name: id, shown, clicked })))
      .onConflict((known) =>
        known.columns(['day', 'slot', 'name']).doUpdateSet({
          shown: sql`advert_count.shown + excluded.shown`,
          clicked: sql`advert_count.clicked + excluded.clicked`,
        }),
      )
      .execute();
  });
}

async function thoseWithRoom(trx: Transaction<Database>, counts: readonly DayCount[]): Promise<DayCount[]> {
  const days = [...new Set(counts.map(({ day }) => day))];
  const rows = await trx.selectFrom('advert_count').select(['day', 'slot', 'name']).where('day', 'in', days).execute();
  const known = new Map(days.map((day) => [day, new Set<string>()]));
  for (const { day, slot, name } of rows) known.get(day)?.add(`${slot} ${name}`);
  return counts.filter(({ day, slot, id }) => {
    const ofDay = known.get(day);
    if (ofDay && ofDay.size < MOST_A_DAY) ofDay.add(`${slot} ${id}`);
    return ofDay?.has(`${slot} ${id}`);
  });
}

/** The sums since a day, the most shown of each slot first. */
export async function readAdvertCounts(db: Kysely<Database>, since: string): Promise<CountedAdvert[]> {
  const rows = await db
    .selectFrom('advert_count')
    .select(['slot', 'name'])
    .select(({ fn }) => [fn.sum<string>('shown').as('shown'), fn.sum<string>('clicked').as('clicked')])
    .where('day', '>=', since)
    .groupBy(['slot', 'name'])
    .orderBy('slot')
    .orderBy('shown', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ slot, name, shown, clicked }) => ({ slot, id: name, shown: +shown, clicked: +clicked }));
}

/** Removes counts that are too old to compare with. @param now unix seconds */
export async function pruneAdvertCounts(trx: Transaction<Database>, now: number): Promise<void> {
  const oldest = new Date((now - KEPT_DAYS * 86_400) * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  await trx.deleteFrom('advert_count').where('day', '<', oldest).execute();
}
