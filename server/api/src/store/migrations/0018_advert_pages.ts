import { type Kysely, sql } from 'kysely';

/** Adverts are counted by page and device, too. Of counts from before neither is known. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table advert_count
    add column route text not null default '', add column device text not null default ''`.execute(db);
  await sql`alter table advert_count
    drop constraint advert_count_pkey, add primary key (day, slot, name, route, device)`.execute(db);
}
