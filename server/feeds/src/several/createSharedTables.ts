import type { StandingsTable } from '../provider';
import type { NamedCompetition } from './createNames';
import type { TranslatedTable } from './createTranslator';
import type { OrderOf } from './orderOf';

/** League tables of all feeds; each competition has that of the first feed that is there. */
export type SharedTables = {
  take(feed: number, translated: TranslatedTable): void;
  /** The tables of these competitions may come from another feed now. */
  changed(keys: ReadonlySet<string>): void;
  drain(): StandingsTable[];
  again(): void;
};

export function createSharedTables(
  orderOf: OrderOf,
  isLost: (feed: number, competition: NamedCompetition) => boolean,
): SharedTables {
  const tables = new Map<number, { competition: NamedCompetition; byFeed: Map<number, StandingsTable> }>();
  let news = new Set<number>();

  function current(id: number): StandingsTable[] {
    const known = tables.get(id);
    if (!known) return [];
    const order = orderOf(known.competition);
    const inOrder = [...known.byFeed].sort(([one], [other]) => order(one) - order(other));
    const [, table] = inOrder.find(([feed]) => !isLost(feed, known.competition)) ?? inOrder[0] ?? [];
    return table ? [table] : [];
  }

  return {
    take(feed, { competition, table }) {
      const byFeed = tables.get(table.competition_id)?.byFeed ?? new Map<number, StandingsTable>();
      tables.set(table.competition_id, { competition, byFeed: byFeed.set(feed, table) });
      news.add(table.competition_id);
    },
    changed(keys) {
      for (const [id, { competition }] of tables) if (keys.has(competition.key)) news.add(id);
    },
    drain() {
      const drained = [...news].flatMap(current);
      news = new Set();
      return drained;
    },
    again() {
      news = new Set(tables.keys());
    },
  };
}
