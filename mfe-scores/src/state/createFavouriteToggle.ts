import type { Favourites } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';

/** A second click on the same star within this time is a slip of the finger (S2). */
const DEBOUNCE_MS = 500;

/** Follows or unfollows a match at the first click, and ignores more of them for a moment. */
export function createFavouriteToggle(favourites: Favourites, nowMs: () => number = () => performance.now()) {
  const clickedAt = new Map<MatchId, number>();
  return (id: MatchId) => {
    const now = nowMs();
    if (now - (clickedAt.get(id) ?? Number.NEGATIVE_INFINITY) < DEBOUNCE_MS) return;
    clickedAt.set(id, now);
    favourites.toggle(id);
  };
}
