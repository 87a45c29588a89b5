import type { Id } from 'shared-kernel/entities/id';
import { Link } from 'shared-kernel/router';
import { namedAddress } from '../../domain/namedAddress';
import type { Season } from '../../state/seasonTables';
import { t } from '../../texts/seasonTexts';
import { Way } from '../parts/Way';
import { TableOfTeams } from './TableOfTeams';
import { groupsOfTeams } from './tableOfGroup';

/** The table that a team stands in, on its page, below a way to the competition. Nothing where it stands in none. */
export function tableOfLeague(season: Season | undefined, league: Id | undefined, team: Id) {
  if (!season || league === undefined) return undefined;
  if (!isIn(season, team)) return undefined;
  const name = (season.tables ?? season.cup)?.name;
  return (
    <>
      {name ? <WayToLeague league={league} name={name} text={name} /> : null}
      <TableOfTeams season={season} teams={[team]} />
    </>
  );
}

function isIn({ tables, cup }: Season, team: Id): boolean {
  return tables ? tables.total.some(({ team_id }) => team_id === team) : groupsOfTeams(cup, [team]).length > 0;
}

/** In place of a table that is on its way: who has no scripts finds it on the competition's page. */
export function tableElsewhere(league: Id, name: string) {
  return <WayToLeague league={league} name={name} text={t('season.caption.tong', { name })} />;
}

function WayToLeague({ league, name, text }: { league: Id; name: string; text: string }) {
  return (
    <Way>
      <Link to={namedAddress('competition', league, name)}>{text}</Link>
    </Way>
  );
}
