import type { Id } from 'shared-kernel/entities/id';
import type { Season } from '../../state/seasonTables';
import { tableOfTeams } from '../cup/tableOfGroup';
import { SeasonRows } from './SeasonRows';
import { TableNotes } from './TableNotes';

type Props = {
  season: Season;
  /** Marked. Of a cup it is the group of all of them, or of the first one. */
  teams: readonly Id[];
};

/** The table that some teams stand in, and of a league what counts in it. The rule of a cup is on the cup's page. */
export function TableOfTeams({ season, teams }: Props) {
  const { tables } = season;
  return (
    <>
      <SeasonRows tables={tableOfTeams(season, teams)} kind="tong" teams={teams} />
      {tables ? <TableNotes tables={tables} kind="tong" /> : null}
    </>
  );
}
