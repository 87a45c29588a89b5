import type { Cup } from 'shared-kernel/entities/cup';
import type { Id } from 'shared-kernel/entities/id';
import styled from 'styled-components';
import type { Season } from '../../state/seasonTables';
import { GroupNotes, GroupRule } from './GroupNotes';
import { SeasonRows } from './SeasonRows';
import { TableNotes } from './TableNotes';
import { groupHeading, groupsOfTeams, tableOfGroup } from './tableOfGroup';

type Props = {
  season: Season;
  /** Marked. Of a cup it is the group of all of them, or else of each. */
  teams: readonly Id[];
};

/** The table that some teams stand in, and what counts in it: of a league, or of a cup's groups under their names. */
export function TableOfTeams({ season: { tables, cup }, teams }: Props) {
  if (!tables && cup) return <GroupsOfTeams cup={cup} teams={teams} />;
  return (
    <>
      <SeasonRows tables={tables} kind="tong" teams={teams} />
      {tables ? <TableNotes tables={tables} kind="tong" /> : null}
    </>
  );
}

function GroupsOfTeams({ cup, teams }: { cup: Cup; teams: readonly Id[] }) {
  const groups = groupsOfTeams(cup, teams);
  if (groups.length === 0) return <SeasonRows tables={undefined} kind="tong" teams={teams} />;
  return (
    <>
      {groups.map((group) => (
        <Part key={groupHeading(group)}>
          <h3>{groupHeading(group)}</h3>
          <SeasonRows tables={tableOfGroup(cup, group)} kind="tong" teams={teams} />
          <GroupNotes cup={cup} group={group} />
        </Part>
      ))}
      <GroupRule cup={cup} />
    </>
  );
}

const Part = styled.section`
  & + & { margin-top: var(--space-4); }
  & > h3 { margin: 0; font-size: 0.9375rem; }
`;
