import type { Seasons } from '../seasons/createSeasons';
import type { Standings } from '../store/standings';
import type { TableRow } from './standingsTable';

/**
 * The lines of a competition's table: those of its page, with matches in play (M24), or the feed's where that page has none.
 * Where the page shows the feed's, the feed knows the form of more matches, too.
 */
export async function tableRows(
  { competition_id, rows }: Standings,
  { seasonOf }: Pick<Seasons, 'seasonOf'>,
): Promise<TableRow[]> {
  const season = await seasonOf(competition_id);
  if (!season || season.is_feed) return rows.map((row, index) => ({ ...row, place: index + 1 }));
  const teams = new Map(season.teams.map((team) => [team.id, team]));
  return season.total.flatMap(({ team_id, ...row }) => {
    const team = teams.get(team_id);
    return team ? [{ ...row, name: team.name, logo: team.logo, form: team.form }] : [];
  });
}
