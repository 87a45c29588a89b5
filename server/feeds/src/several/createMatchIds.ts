import { numberOfId } from '../polled/numberOfId';
import type { MatchIdentity } from '../provider';
import { NEAR, type Sighting } from './pairing';

/** The numbers under which matches are published. They outlive a term of feeding. */
export type MatchIds = {
  /** Learns which matches are published already, after a restart. */
  recall(identities: readonly MatchIdentity[]): void;
  /**
   * Gives each group of one place its id. Returns the ids that no match has any more, because two became one.
   *
   * @param groups each in the order of feeds
   */
  assign<T extends Sighting>(groups: readonly (readonly T[])[]): Map<number, readonly T[]>;
  idOf(sighting: Sighting): number | undefined;
  forget(sighting: Sighting): void;
};

/** The same for a place, whatever names it. */
export function placeOf(competition: number, home: number, away: number): string {
  return `${competition}|${home}|${away}`;
}

const DAY = 86_400;

/**
 * A new match gets a number of its competition, teams and day, which are the same for any feed; so no table of pairs is needed
 * to find it again. It keeps the number when its kick-off moves: while the process lives by the vendor's id, and after a
 * restart by what the store knows of the place.
 */
export function createMatchIds(): MatchIds {
  const ids = new Map<string, number>();
  const holders = new Map<number, Set<string>>();
  let stored = new Map<string, MatchIdentity[]>();
  const keyOf = ({ feed, id }: Sighting) => `${feed}:${id}`;

  function hold(sighting: Sighting, id: number): void {
    const key = keyOf(sighting);
    const before = ids.get(key);
    if (before === id) return;
    if (before !== undefined) holders.get(before)?.delete(key);
    ids.set(key, id);
    holders.set(id, (holders.get(id) ?? new Set()).add(key));
  }

  const isFree = (id: number, taken: ReadonlySet<number>) => !taken.has(id) && !holders.get(id)?.size;

  function storedId({ place, kickOff }: Sighting, taken: ReadonlySet<number>): number | undefined {
    const free = (stored.get(place) ?? []).filter(({ id }) => isFree(id, taken));
    const nearest = free.sort((a, b) => Math.abs(a.match_time - kickOff) - Math.abs(b.match_time - kickOff))[0];
    return nearest && Math.abs(nearest.match_time - kickOff) <= NEAR ? nearest.id : undefined;
  }

  function newId(first: Sighting, taken: ReadonlySet<number>): number {
    const known = storedId(first, taken);
    if (known !== undefined) return known;
    const ofTheDay = `${first.place}|${Math.floor(first.kickOff / DAY)}`;
    // Another of that day may have the first name, and one that was a match with this one the second.
    let id = numberOfId('several', 'match', ofTheDay);
    for (let again = 0; !isFree(id, taken); again++) {
      id = numberOfId('several', 'match', `${ofTheDay}|${keyOf(first)}${again > 0 ? `|${again}` : ''}`);
    }
    return id;
  }

  return {
    recall(identities) {
      stored = new Map();
      for (const match of identities) {
        const place = placeOf(match.competition_id, match.home_team_id, match.away_team_id);
        stored.set(place, [...(stored.get(place) ?? []), match]);
      }
    },
    assign<T extends Sighting>(groups: readonly (readonly T[])[]) {
      const taken = new Set<number>();
      const left = new Map<number, readonly T[]>();
      const fresh: (readonly T[])[] = [];
      // A match that two turn out to be stays that of the first feed.
      for (const group of [...groups].sort((a, b) => (a[0]?.feed ?? 0) - (b[0]?.feed ?? 0))) {
        const held = group.flatMap((one) => ids.get(keyOf(one)) ?? []);
        const id = held.find((one) => !taken.has(one));
        for (const one of held) if (one !== id) left.set(one, group);
        if (id === undefined) fresh.push(group);
        else {
          taken.add(id);
          for (const one of group) hold(one, id);
        }
      }
      for (const group of fresh) {
        const [first] = group;
        if (!first) continue;
        const id = newId(first, taken);
        taken.add(id);
        for (const one of group) hold(one, id);
      }
      return new Map([...left].filter(([id]) => !holders.get(id)?.size));
    },
    idOf: (sighting) => ids.get(keyOf(sighting)),
    forget(sighting) {
      const key = keyOf(sighting);
      const id = ids.get(key);
      ids.delete(key);
      if (id === undefined) return;
      holders.get(id)?.delete(key);
      if (!holders.get(id)?.size) holders.delete(id);
    },
  };
}
