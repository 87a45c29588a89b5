import { type Kysely, sql } from 'kysely';
import { decode } from 'shared-kernel/decode/decode';
import { lineupsSchema, type TeamLineup } from 'shared-kernel/entities/lineups';
import { type Squad, squadSchema } from 'shared-kernel/entities/squad';
import type { Database } from '../schema';
import { seenSquad } from './seenSquad';

/** A team plays no more often in the days for which matches are kept. */
const MAX_LINEUPS = 10;

/**
 * The squad of a team as its feed reported it; else the players of its line-ups of late. A coach whom the feed did not report is that
 * of the last line-up.
 */
export async function readSquad(db: Kysely<Database>, team: number): Promise<Squad | undefined> {
  const row = await db.selectFrom('squad').select('state').where('team_id', '=', team).executeTakeFirst();
  const ofFeed = row && decode(squadSchema, JSON.parse(row.state), 'squad');
  if (ofFeed?.coach) return ofFeed;
  const seen = seenSquad(await confirmedLineups(db, team));
  if (ofFeed) return { ...ofFeed, coach: seen?.coach };
  return seen && { team_id: team, ...seen };
}

/** The confirmed line-ups of the team's matches, the newest first. */
async function confirmedLineups(db: Kysely<Database>, team: number): Promise<TeamLineup[]> {
  const rows = await db
    .selectFrom('lineup')
    .innerJoin('match', 'match.id', 'lineup.match_id')
    .select(['lineup.state', 'match.home_team_id'])
    .where(sql<boolean>`${team} in (match.home_team_id, match.away_team_id)`)
    .where('lineup.state', 'like', '%"is_confirmed":true%')
    .orderBy('match.match_time', 'desc')
    .limit(MAX_LINEUPS)
    .execute();
  return rows.flatMap(({ state, home_team_id }) => {
    const { home, away } = decode(lineupsSchema, JSON.parse(state), 'lineup');
    return (home_team_id === team ? home : away) ?? [];
  });
}
