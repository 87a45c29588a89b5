import { type Kysely, sql, type Transaction } from 'kysely';
import type { AdvertCount, DeviceClass } from 'shared-kernel/protocol/beacon';
import type { Database } from './schema';

/** By what sums may be told apart, besides the advert and its place. */
export const COUNTED_BY = ['day', 'route', 'device'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];

/** The sums of one advert in one slot, and of what they were asked by. */
export type CountedAdvert = { slot: string; id: string; shown: number; clicked: number } & Partial<
  Record<CountedBy, string>
>;

/** What was counted of an advert in a slot on a day of Việt Nam, such as `2026-11-20`; without a device on an unknown one. */
export type DayCount = AdvertCount & { readonly day: string; readonly device: DeviceClass | '' };

/** Most rows of a day: what exists of adverts, pages and devices stays far below. */
export const MAX_A_DAY = 20_000;

/** Counts are kept for comparison with the same days of last year. */
const KEPT_DAYS = 400;

/**
 * Adds counts to those of their days; of an advert on a page there are never more clicks than views. New ones are accepted
 * while the day has room, first come first.
 */
export async function addAdvertCounts(db: Kysely<Database>, counts: readonly DayCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db.transaction().execute(async (trx) => {
    // One node at a time, so that the limit holds for all together.
    await sql`select pg_advisory_xact_lock(hashtext('advert_count'))`.execute(trx);
    const kept = await thoseWithRoom(trx, counts);
    if (kept.length === 0) return;
    await trx
      .insertInto('advert_count')
      .values(kept.map(({ id, ...count }) => ({ ...count, name: id })))
      .onConflict((known) =>
        known.columns(['day', 'slot', 'name', 'route', 'device']).doUpdateSet({
          shown: sql`advert_count.shown + excluded.shown`,
          clicked: sql`advert_count.clicked + excluded.clicked`,
        }),
      )
      .execute();
    const days = [...new Set(kept.map(({ day }) => day))];
    const isTooOften = sql<boolean>`clicked > shown`;
    await trx
      .updateTable('advert_count')
      .set({ clicked: sql`shown` })
      .where('day', 'in', days)
      .where(isTooOften)
      .execute();
  });
}

async function thoseWithRoom(trx: Transaction<Database>, counts: readonly DayCount[]): Promise<DayCount[]> {
  const days = [...new Set(counts.map(({ day }) => day))];
  const rows = await trx
    .selectFrom('advert_count')
    .select(['day', 'slot', 'name as id', 'route', 'device'])
    .where('day', 'in', days)
    .execute();
  const known = new Map(days.map((day) => [day, new Set<string>()]));
  const keyOf = ({
    slot,
    id,
    route,
    device,
  }: Omit<DayCount, 'day' | 'shown' | 'clicked' | 'device'> & { device: string }) => `${slot} ${id} ${route} ${device}`;
  for (const row of rows) known.get(row.day)?.add(keyOf(row));
  return counts.filter((count) => {
    const ofDay = known.get(count.day);
    if (ofDay && ofDay.size < MAX_A_DAY) ofDay.add(keyOf(count));
    return ofDay?.has(keyOf(count));
  });
}

/** The sums since a day, in the order of what they are told apart by, and the most shown of each slot first. */
export async function readAdvertCounts(
  db: Kysely<Database>,
  since: string,
  by: readonly CountedBy[],
): Promise<CountedAdvert[]> {
  const apart = COUNTED_BY.filter((column) => by.includes(column));
  const rows = await db
    .selectFrom('advert_count')
    .select([...apart, 'slot', 'name as id'])
    .select(({ fn }) => [fn.sum<string>('shown').as('shown'), fn.sum<string>('clicked').as('clicked')])
    .where('day', '>=', since)
    .groupBy([...apart, 'slot', 'name'])
    .orderBy((order) => sql.join([...apart.map((column) => order.ref(column)), order.ref('slot')]))
    .orderBy('shown', 'desc')
    .orderBy('name')
    .execute();
  return rows.map(({ shown, clicked, ...row }) => ({ ...row, shown: +shown, clicked: +clicked }));
}

/** Removes counts that are too old to compare with. @param now unix seconds */
export async function pruneAdvertCounts(trx: Transaction<Database>, now: number): Promise<void> {
  const oldest = new Date((now - KEPT_DAYS * 86_400) * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  await trx.deleteFrom('advert_count').where('day', '<', oldest).execute();
}

/** Việt Nam has no daylight saving time. */
const AHEAD_SECONDS = 7 * 3600;

/** The current day in Việt Nam, where the team reads its reports: `2026-11-20`. @param now unix seconds */
export function dayInVietnam(now: number): string {
  return new Date((now + AHEAD_SECONDS) * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
