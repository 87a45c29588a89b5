import type { Match } from 'shared-kernel/entities/match';
import type { Season } from '../../state/seasonTables';
import { tableOfMatch } from '../cup/tableOfGroup';
import { SeasonRows } from './SeasonRows';
import { TableNotes } from './TableNotes';

type Props = { season: Season; match: Pick<Match, 'home_team_id' | 'away_team_id'> };

/** The table of a match, both teams marked, and of a league what counts in it. The rule of a cup is on the cup's page. */
export function TableOfTwo({ season, match: { home_team_id, away_team_id } }: Props) {
  const { tables } = season;
  return (
    <>
      <SeasonRows
        tables={tableOfMatch(season, home_team_id, away_team_id)}
        kind="tong"
        teams={[home_team_id, away_team_id]}
      />
      {tables ? <TableNotes tables={tables} kind="tong" /> : null}
    </>
  );
}
