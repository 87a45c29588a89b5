import type { Match } from 'shared-kernel/entities/match';
import type { Season } from '../../state/seasonTables';
import { TableOfTeams } from './TableOfTeams';
import { WayToBracket } from './WayToBracket';

/** Where both teams of a match stand, marked, and of a cup a way to its bracket. */
export function TablesOfMatch({ season, match }: { season: Season; match: Match }) {
  const { competition_id, home_team_id, away_team_id } = match;
  return (
    <>
      <TableOfTeams season={season} teams={[home_team_id, away_team_id]} />
      <WayToBracket cup={season.cup} competition={competition_id} />
    </>
  );
}
