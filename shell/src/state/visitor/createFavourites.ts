import type { Favourites } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import { createStoredValue } from 'shared-kernel/state/createStoredValue';
import type { ExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { FAVOURITES_MINUTES, favouriteIdsText, readFavouriteIds, toggled } from '../../domain/favouriteIds';

/** How often an open page checks whether favourites expired, in milliseconds. */
const LOOK_MS = 60_000;

/** Favourite matches, kept for a day after the last change (S2). */
export function createFavourites(storage: ExpiringStorage): Favourites & { open(): () => void } {
  const ids = createStoredValue<ReadonlySet<MatchId>>(storage, 'favourites', {
    decode: readFavouriteIds,
    encode: favouriteIdsText,
    initial: new Set(),
    minutes: FAVOURITES_MINUTES,
  });
  return {
    ids$: ids.value$,
    toggle: (id) => ids.update((stored) => toggled(stored, id)),
    open() {
      const stopFollowing = ids.open();
      const look = setInterval(ids.refresh, LOOK_MS);
      return () => {
        clearInterval(look);
        stopFollowing();
      };
    },
  };
}
