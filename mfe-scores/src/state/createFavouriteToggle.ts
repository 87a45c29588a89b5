import type { Favourites } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';

/** A second click on the same star within this time is accidental (S2), in milliseconds. */
const DEBOUNCE_MS = 500;

/** Toggles a favourite on the first click and ignores further clicks for a moment. */
export function createFavouriteToggle(favourites: Favourites, nowMs: () => number = () => performance.now()) {
  const clickedAt = new Map<MatchId, number>();
  return (id: MatchId) => {
    const now = nowMs();
    if (now - (clickedAt.get(id) ?? Number.NEGATIVE_INFINITY) < DEBOUNCE_MS) return;
    clickedAt.set(id, now);
    favourites.toggle(id);
  };
}
