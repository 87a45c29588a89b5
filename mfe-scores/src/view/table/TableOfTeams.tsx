import type { Id } from 'shared-kernel/entities/id';
import styled from 'styled-components';
import type { Season } from '../../state/seasonTables';
import { groupHeading, groupsOfTeams, tableOfGroup } from '../cup/tableOfGroup';
import { SeasonRows } from './SeasonRows';
import { TableNotes } from './TableNotes';

type Props = {
  season: Season;
  /** Marked. Of a cup it is the group of all of them, or else of each. */
  teams: readonly Id[];
};

/** The table that some teams stand in, and of a league what counts in it. The rule of a cup is on the cup's page. */
export function TableOfTeams({ season: { tables, cup }, teams }: Props) {
  const groups =
    tables || !cup ? [] : groupsOfTeams(cup, teams).map((group) => ({ group, table: tableOfGroup(cup, group) }));
  if (groups.length > 1) {
    return groups.map(({ group, table }) => (
      <Part key={table.name}>
        <h3>{groupHeading(group)}</h3>
        <SeasonRows tables={table} kind="tong" teams={teams} />
      </Part>
    ));
  }
  return (
    <>
      <SeasonRows tables={tables ?? groups[0]?.table} kind="tong" teams={teams} />
      {tables ? <TableNotes tables={tables} kind="tong" /> : null}
    </>
  );
}

const Part = styled.section`
  & + & { margin-top: var(--space-4); }
  & > h3 { margin: 0; font-size: 0.9375rem; }
`;
