import type { StandingsTable } from '../provider';
import { createChanges } from './createChanges';

/** The tables of competitions, by the competition's number. */
export type Tables = {
  keep(table: StandingsTable): void;
  /** Those that changed, and what to do when the store refuses them. */
  take(): { tables: StandingsTable[]; putBack: () => void };
};

export function createTables(): Tables {
  const known = new Map<number, StandingsTable>();
  const changes = createChanges<number>();
  return {
    keep(table) {
      known.set(table.competition_id, table);
      changes.add(table.competition_id);
    },
    take() {
      const ids = changes.take();
      return { tables: [...ids].flatMap((id) => known.get(id) ?? []), putBack: () => changes.putBack(ids) };
    },
  };
}
