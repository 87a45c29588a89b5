import { BehaviorSubject } from 'rxjs';
import type { Favourites } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { ExpiringStorage } from 'shared-kernel/storage/expiringStorage';
import { FAVOURITES_MINUTES, favouriteIdsText, readFavouriteIds, toggled } from '../../domain/favouriteIds';

const KEY = 'favourites';

/** How often a page that stays open looks whether their day is over, in milliseconds. */
const LOOK_MS = 60_000;

/** Followed matches, kept for a day after the last change (S2) and in step with other tabs. */
export function createFavourites(storage: ExpiringStorage): Favourites & { open(): () => void } {
  const stored = () => storage.get(KEY, readFavouriteIds) ?? new Set<MatchId>();
  const ids$ = new BehaviorSubject<ReadonlySet<MatchId>>(stored());
  return {
    ids$,
    toggle(id) {
      // From what is stored now: another tab may have changed it a moment ago.
      const ids = toggled(stored(), id);
      storage.set(KEY, favouriteIdsText(ids), FAVOURITES_MINUTES);
      ids$.next(ids);
    },
    open() {
      const stopFollowing = storage.onChanged(KEY, () => ids$.next(stored()));
      const look = setInterval(() => {
        if (ids$.value.size > 0 && stored().size === 0) ids$.next(new Set());
      }, LOOK_MS);
      return () => {
        clearInterval(look);
        stopFollowing();
      };
    },
  };
}
