import type { Id } from 'shared-kernel/entities/id';
import { Link } from 'shared-kernel/router';
import styled from 'styled-components';
import { namedAddress } from '../../domain/namedAddress';
import type { Season } from '../../state/seasonTables';
import { tableOfTeams } from '../cup/tableOfGroup';
import { TableOfTeams } from './TableOfTeams';

/** The table that a team stands in, on its page, below a way to the competition. Nothing where it stands in none. */
export function tableOfLeague(season: Season | undefined, league: Id | undefined, team: Id) {
  if (!season || league === undefined) return undefined;
  if (!tableOfTeams(season, [team])?.total.some(({ team_id }) => team_id === team)) return undefined;
  const name = (season.tables ?? season.cup)?.name;
  return (
    <>
      {name ? (
        <Way>
          <Link to={namedAddress('competition', league, name)}>{name}</Link>
        </Way>
      ) : null}
      <TableOfTeams season={season} teams={[team]} />
    </>
  );
}

const Way = styled.p`
  margin: 0 0 var(--space-2);
  & > a { display: inline-block; min-height: 36px; color: var(--accent); font-weight: 600; line-height: 36px; text-decoration: none; }
  & > a:hover { text-decoration: underline; }
`;
