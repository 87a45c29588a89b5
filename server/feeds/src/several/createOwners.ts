import type { Seen } from './createSightings';

export type Reason = 'silence' | 'contradiction' | 'standstill' | 'return';

/** A match that went from one feed to another. */
export type Takeover = { from: number; to: number; reason: Reason; seen: Seen };

/** Which feed owns which match: its data count. */
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
 * A match belongs to the first feed of its order that is neither silent, nor contradicts itself, nor stands still while
 * another goes on. When none is left, it stays where it is. That an earlier feed comes in for the first time is no takeover, but how every start begins.
 */
export function createOwners(): Owners {
  const owners = new Map<number, number>();
  const lostBy = new Map<number, Set<number>>();

  function reasonOf(id: number, to: Seen, fault: Fault | undefined): Reason | undefined {
    return lostBy.get(id)?.delete(to.feed) ? 'return' : fault;
  }

  return {
    decide(id, group, isLost, now) {
      const owner = owners.get(id);
      const before = group.find(({ feed }) => feed === owner);
      const faults = faultsOf(group, isLost, now);
      const next = group.find((seen) => !faults.has(seen)) ?? before ?? group[0];
      if (!next || next.feed === owner) return undefined;
      owners.set(id, next.feed);
      if (!before || owner === undefined) return undefined;
      const fault = faults.get(before);
      const reason = reasonOf(id, next, fault);
      if (fault) lostBy.set(id, (lostBy.get(id) ?? new Set()).add(before.feed));
      return reason && { from: before.feed, to: next.feed, reason, seen: next };
    },
    of: (id) => owners.get(id),
    forget(id) {
      owners.delete(id);
      lostBy.delete(id);
    },
  };
}

type Fault = Exclude<Reason, 'return'>;

/** Who cannot be relied on, and why. Whether one stands still shows by those who can. */
function faultsOf(group: readonly Seen[], isLost: (seen: Seen) => boolean, now: number): Map<Seen, Fault> {
  const faults = new Map<Seen, Fault>();
  for (const seen of group) {
    if (isLost(seen)) faults.set(seen, 'silence');
    else if (!seen.watch.isTrusted(now)) faults.set(seen, 'contradiction');
  }
  const well = group.filter((seen) => !faults.has(seen));
  for (const seen of well) {
    const others = well.filter((other) => other !== seen).map(({ standstill }) => standstill);
    if (!seen.standstill.isTrusted(others, now)) faults.set(seen, 'standstill');
  }
  return faults;
}
