import { type Kysely, sql } from 'kysely';

/**
 * A cup's groups may be of one of two phases, or of a division. A result has what its cards cost, for teams that
 * nothing else separates; a move of prices has the markets that were suspended then.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table match_stage add column in_phase text`.execute(db);
  await sql`alter table result add column home_card_points smallint, add column away_card_points smallint`.execute(db);
  await sql`alter table price_move add column suspended text not null default ''`.execute(db);
}
