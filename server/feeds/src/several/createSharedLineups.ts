import type { FeedLineups } from '../feedRecords';
import type { Owners } from './createOwners';
import type { Sightings } from './createSightings';

/** Line-ups of all feeds, under the ids that they share. */
export type SharedLineups = {
  take(feed: number, lineups: readonly FeedLineups[]): void;
  /** Another feed may tell these matches now. */
  changed(ids: Iterable<number>): void;
  hasNews(): boolean;
  drain(): FeedLineups[];
  again(): void;
};

/** Of a match those of the feed that tells it, else of any other that has some: a deputy may know them alone. */
export function createSharedLineups(sightings: Sightings, owners: Owners): SharedLineups {
  let news = new Set<number>();

  function current(id: number): FeedLineups[] {
    const group = sightings.groups().get(id) ?? [];
    const owned = group.find(({ feed }) => feed === owners.of(id));
    const { lineups } = (owned?.lineups ? owned : group.find((one) => one.lineups)) ?? {};
    return lineups ? [{ ...lineups, match_id: id }] : [];
  }

  return {
    take(feed, lineups) {
      for (const one of lineups) {
        const seen = sightings.seeLineups(feed, one);
        const id = seen && sightings.idOf(seen);
        if (id !== undefined) news.add(id);
      }
    },
    changed(ids) {
      for (const id of ids) if (current(id).length > 0) news.add(id);
    },
    hasNews: () => news.size > 0,
    drain() {
      const drained = [...news].flatMap(current);
      news = new Set();
      return drained;
    },
    again() {
      news = new Set(sightings.groups().keys());
    },
  };
}
