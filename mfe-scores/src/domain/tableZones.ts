import type { SeasonRow, SeasonTables } from 'shared-kernel/entities/seasonTables';
import type { TableZone } from 'shared-kernel/entities/tableZone';
import type { TableKind } from './tableKind';

/** The zone of a line, which only the table of all matches has (M26); the first of several. */
export function zoneOf({ zones }: SeasonTables, kind: TableKind, { place }: SeasonRow): TableZone | undefined {
  return kind === 'tong' ? zones.find(({ from, to }) => from <= place && place <= to) : undefined;
}

/** Those that a line is in, in their order. */
export function shownZones(tables: SeasonTables, kind: TableKind): TableZone[] {
  const shown = new Set(tables.total.map((row) => zoneOf(tables, kind, row)));
  return tables.zones.filter((zone) => shown.has(zone));
}
