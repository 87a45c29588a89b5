import type { Seen } from './createSightings';

export type Reason = 'silence' | 'contradiction' | 'return';

/** A match that went from one feed to another. */
export type Takeover = { from: number; to: number; reason: Reason; seen: Seen };

/** Which feed tells which match. */
export type Owners = {
  /**
   * Decides about one match.
   *
   * @param group its sightings, the one of the first feed in its order first
   * @param isLost whether a feed is silent in the competition
   */
  decide(id: number, group: readonly Seen[], isLost: (seen: Seen) => boolean, now: number): Takeover | undefined;
  of(id: number): number | undefined;
  forget(id: number): void;
};

/**
 * A match belongs to the first feed of its order that is neither silent nor contradicts itself. When none is left, it
 * stays where it is. That an earlier feed comes in for the first time is no takeover, but how every start begins.
 */
export function createOwners(): Owners {
  const owners = new Map<number, number>();
  const lostBy = new Map<number, Set<number>>();

  function reasonOf(id: number, to: Seen, before: Seen | undefined, isLost: boolean): Reason | undefined {
    if (lostBy.get(id)?.delete(to.feed)) return 'return';
    if (!before) return undefined;
    return isLost ? 'silence' : 'contradiction';
  }

  return {
    decide(id, group, isLost, now) {
      const owner = owners.get(id);
      const before = group.find(({ feed }) => feed === owner);
      const isFine = (seen: Seen) => seen.watch.isTrusted(now) && !isLost(seen);
      const next = group.find(isFine) ?? before ?? group[0];
      if (!next || next.feed === owner) return undefined;
      owners.set(id, next.feed);
      if (!before || owner === undefined) return undefined;
      const failed = isFine(before) ? undefined : before;
      const reason = reasonOf(id, next, failed, isLost(before));
      if (failed) lostBy.set(id, (lostBy.get(id) ?? new Set()).add(before.feed));
      return reason && { from: before.feed, to: next.feed, reason, seen: next };
    },
    of: (id) => owners.get(id),
    forget(id) {
      owners.delete(id);
      lostBy.delete(id);
    },
  };
}
