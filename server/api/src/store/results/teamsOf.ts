import { teamKey } from 'feeds/several/teamKey';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';
import { askedKeys, meantTeams, type StoredTeam } from './meantTeams';

/** A team of the present feed in a competition; `country` is the name of that one's country, if known. */
type Wanted = { id: number; name: string; country: string | undefined };

/**
 * The numbers of all that a team is in the store: by its id, and by its key in all origins.
 *
 * @param origin of the present feed
 */
export async function teamsOf(
  db: Kysely<Database>,
  origin: number | null,
  { id, name, country }: Wanted,
): Promise<number[]> {
  const own: StoredTeam | undefined = await db
    .selectFrom('result_team')
    .selectAll()
    .where('origin', '=', origin)
    .where('team_id', '=', id)
    .executeTakeFirst();
  const keys = askedKeys(own, teamKey(country, name));
  const named: StoredTeam[] = await db
    .selectFrom('result_team')
    .selectAll()
    .where(sql<boolean>`key = any(${keys.map(({ key }) => key)}::text[])`)
    .execute();
  const others = named.filter((one) => one.id !== own?.id);
  const meant = keys.flatMap((asked) => meantTeams(asked, others, origin));
  return [...(own ? [own.id] : []), ...new Set(meant)];
}
