import type { FeedBatch } from '../provider';

/** What a feed has emitted so far, each record in its last state, by id. */
export type EmittedBoard = {
  take(batch: FeedBatch): void;
  all(): Required<FeedBatch>;
  /** What changed since the last call. */
  drain(): Required<FeedBatch>;
  /** All is news again. */
  again(): void;
};

export function createBoard(): EmittedBoard {
  const kinds = {
    countries: shelf<NonNullable<FeedBatch['countries']>[number]>(({ id }) => id),
    competitions: shelf<NonNullable<FeedBatch['competitions']>[number]>(({ id }) => id),
    teams: shelf<NonNullable<FeedBatch['teams']>[number]>(({ id }) => id),
    standings: shelf<NonNullable<FeedBatch['standings']>[number]>(({ competition_id }) => competition_id),
    matches: shelf<NonNullable<FeedBatch['matches']>[number]>(({ id }) => id),
  };
  return {
    take({ countries = [], competitions = [], teams = [], standings = [], matches = [] }) {
      kinds.countries.take(countries);
      kinds.competitions.take(competitions);
      kinds.teams.take(teams);
      kinds.standings.take(standings);
      kinds.matches.take(matches);
    },
    all: () => ({
      countries: kinds.countries.all(),
      competitions: kinds.competitions.all(),
      teams: kinds.teams.all(),
      standings: kinds.standings.all(),
      matches: kinds.matches.all(),
    }),
    drain: () => ({
      countries: kinds.countries.drain(),
      competitions: kinds.competitions.drain(),
      teams: kinds.teams.drain(),
      standings: kinds.standings.drain(),
      matches: kinds.matches.drain(),
    }),
    again() {
      for (const kind of Object.values(kinds)) kind.again();
    },
  };
}

function shelf<T>(idOf: (item: T) => number) {
  const items = new Map<number, T>();
  let news = new Set<number>();
  return {
    take(some: readonly T[]) {
      for (const item of some) {
        const id = idOf(item);
        if (JSON.stringify(items.get(id)) === JSON.stringify(item)) continue;
        items.set(id, item);
        news.add(id);
      }
    },
    all: () => [...items].sort(([a], [b]) => a - b).map(([, item]) => item),
    drain() {
      const drained = [...news].flatMap((id) => items.get(id) ?? []);
      news = new Set();
      return drained;
    },
    again() {
      news = new Set(items.keys());
    },
  };
}
