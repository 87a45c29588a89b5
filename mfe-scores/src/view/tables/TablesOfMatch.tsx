import type { Cup } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import { Link } from 'shared-kernel/router';
import { namedAddress } from '../../domain/namedAddress';
import type { Season } from '../../state/seasonTables';
import { t } from '../../texts/cupTexts';
import { Way } from '../parts/Way';
import { TableOfTeams } from './TableOfTeams';

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

/** A way to the page of a cup, where its bracket is; nothing before it has one. */
function WayToBracket({ cup, competition }: { cup: Cup | undefined; competition: Id }) {
  if (!cup || cup.rounds.length === 0) return null;
  return (
    <Way>
      <Link to={namedAddress('competition', competition, cup.name)}>{t('cup.wayToBracket', { name: cup.name })}</Link>
    </Way>
  );
}
