import type { SeasonTables } from 'shared-kernel/entities/seasonTables';
import type { TableKind } from '../../domain/tableKind';
import { SeasonRows } from './SeasonRows';
import { TableNotes } from './TableNotes';
import { TableTabs } from './TableTabs';

type Props = {
  tables: SeasonTables;
  kind: TableKind;
  /** The page's address, without its query. */
  address: string;
};

/** The tables of a competition, of which one is open. */
export function SeasonPart({ tables, kind, address }: Props) {
  return (
    <>
      <TableTabs kind={kind} address={address} />
      <SeasonRows tables={tables} kind={kind} teams={[]} />
      <TableNotes tables={tables} kind={kind} />
    </>
  );
}
