import type { MatchId } from 'shared-kernel/entities/match';
import { perShell } from 'shared-kernel/state/perShell';

/** How long an event counts as new, in seconds. */
const NEW_SECONDS = 60;

/** Incidents from index `from` on arrived at a second. */
type Arrival = { from: number; at: number };

/** When the incidents of matches arrived, for as long as they are new. */
export function createArrivals(now: () => number) {
  const arrivals = new Map<MatchId, readonly Arrival[]>();
  const recent = (id: MatchId) => (arrivals.get(id) ?? []).filter(({ at }) => now() - at < NEW_SECONDS);
  return {
    note(id: MatchId, from: number): void {
      arrivals.set(id, [...recent(id), { from, at: now() }]);
    },
    /** Index of the first incident that is new; `undefined` when none is. */
    newFrom(id: MatchId): number | undefined {
      return recent(id)[0]?.from;
    },
  };
}

/** One per shell: the detail of a match marks an event that came just before it was opened. */
export const arrivalsOf = perShell(({ clock }) => createArrivals(() => clock.now()));
