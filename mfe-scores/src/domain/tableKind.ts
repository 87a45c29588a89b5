import type { SeasonRow, SeasonTables } from 'shared-kernel/entities/seasonTables';

/** The tables of a competition, each with an address: of all matches, at home, away, of first halves, of the last five. */
export const TABLE_KINDS = ['tong', 'san-nha', 'san-khach', 'hiep-1', 'phong-do'] as const;

export type TableKind = (typeof TABLE_KINDS)[number];

/** The query parameter with the chosen table; without it the first one is shown. */
export const TABLE_PARAMETER = 'bang';

export function toTableKind(text: string | null | undefined): TableKind {
  return TABLE_KINDS.find((kind) => kind === text) ?? TABLE_KINDS[0];
}

/** The query of a table’s address; empty for the first one. */
export function searchOfTable(kind: TableKind): string {
  return kind === TABLE_KINDS[0] ? '' : `?${TABLE_PARAMETER}=${kind}`;
}

export function rowsOf(tables: SeasonTables, kind: TableKind): readonly SeasonRow[] {
  switch (kind) {
    case 'tong':
      return tables.total;
    case 'san-nha':
      return tables.home;
    case 'san-khach':
      return tables.away;
    case 'hiep-1':
      return tables.half;
    case 'phong-do':
      return tables.form;
  }
}
