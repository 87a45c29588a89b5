import type { Owners } from './createOwners';
import type { Seen, Sightings } from './createSightings';

/** One kind of detail of the matches of all feeds, under the ids that they share. */
export type SharedDetails<Detail> = {
  take(feed: number, details: readonly Detail[]): void;
  /** Another feed may own these matches now. */
  changed(ids: Iterable<number>): void;
  hasNews(): boolean;
  drain(): Detail[];
  again(): void;
};

/**
 * The details of a match from the feed that owns it, else from any other: a deputy may be the only one that knows them.
 *
 * @param choose makes one of what the owner has, if anything, and what others have
 */
export function createSharedDetails<Detail extends { match_id: number }>(
  sightings: Sightings,
  owners: Owners,
  choose: (owner: Detail | undefined, others: readonly Detail[]) => Detail | undefined = (owner, [other]) =>
    owner ?? other,
): SharedDetails<Detail> {
  /** The details of each feed, with its own id of the match. */
  const known = new WeakMap<Seen, Detail>();
  let news = new Set<number>();

  function current(id: number): Detail[] {
    const group = sightings.groups().get(id) ?? [];
    const owned = group.find(({ feed }) => feed === owners.of(id));
    const others = group.flatMap((one) => (one === owned ? [] : (known.get(one) ?? [])));
    const detail = choose(owned && known.get(owned), others);
    return detail ? [{ ...detail, match_id: id }] : [];
  }

  return {
    take(feed, details) {
      for (const one of details) {
        const seen = sightings.seen(feed, one.match_id);
        const id = seen && sightings.idOf(seen);
        if (seen) known.set(seen, one);
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
