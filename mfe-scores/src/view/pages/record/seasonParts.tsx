import type { ReactNode } from 'react';
import type { SeasonTables } from 'shared-kernel/entities/seasonTables';
import type { TableKind } from '../../../domain/tableKind';
import type { Season } from '../../../state/seasonTables';
import { Bracket } from '../../tables/Bracket';
import { GroupTables } from '../../tables/GroupTables';
import { ScorerRows } from '../../tables/ScorerRows';
import { SeasonRows } from '../../tables/SeasonRows';
import { TableNotes } from '../../tables/TableNotes';
import { TableTabs } from '../../tables/TableTabs';

/** What a competition's page shows of its season, part by part; of a team's there is nothing. */
export type SeasonParts = { table?: ReactNode; bracket?: ReactNode; groups?: ReactNode; scorers?: ReactNode };

/** @param address of the page, without its query */
export function seasonParts(season: Season | undefined, kind: TableKind, address: string): SeasonParts {
  const { tables, cup } = season ?? {};
  const scored = [tables, cup].find((one) => one && one.scorers.length > 0);
  return {
    table: tables && <SeasonPart tables={tables} kind={kind} address={address} />,
    bracket: cup && cup.rounds.length > 0 && <Bracket cup={cup} />,
    groups: cup && cup.groups.length > 0 && <GroupTables cup={cup} />,
    scorers: scored && <ScorerRows season={scored} />,
  };
}

type Props = {
  tables: SeasonTables;
  kind: TableKind;
  /** The page's address, without its query. */
  address: string;
};

/** The tables of a competition, of which one is open. */
function SeasonPart({ tables, kind, address }: Props) {
  return (
    <>
      <TableTabs kind={kind} address={address} />
      <SeasonRows tables={tables} kind={kind} teams={[]} />
      <TableNotes tables={tables} kind={kind} />
    </>
  );
}
