import type { Criterion, SeasonRow } from 'shared-kernel/entities/seasonTables';

/** Why teams with equal points stand as they do. */
export type TableNotes = {
  /** What put teams behind one with as many points, in the order of the table. */
  readonly decided: readonly { readonly by: Criterion; readonly rows: readonly SeasonRow[] }[];
  /** Teams that share a place, because nothing separates them. Those that have not played do not count. */
  readonly shared: readonly { readonly place: number; readonly rows: readonly SeasonRow[] }[];
};

export function tableNotes(rows: readonly SeasonRow[]): TableNotes {
  const decided = new Map<Criterion, SeasonRow[]>();
  const shared = new Map<number, SeasonRow[]>();
  for (const row of rows) {
    if (row.decided_by) decided.set(row.decided_by, [...(decided.get(row.decided_by) ?? []), row]);
    if (row.played > 0) shared.set(row.place, [...(shared.get(row.place) ?? []), row]);
  }
  return {
    decided: [...decided].map(([by, theirs]) => ({ by, rows: theirs })),
    shared: [...shared].flatMap(([place, theirs]) => (theirs.length > 1 ? [{ place, rows: theirs }] : [])),
  };
}
