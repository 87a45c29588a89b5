import { BehaviorSubject, pairwise, Subscription } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { UserSettings } from 'shared-kernel/entities/userSettings';
import { createStoredValue } from 'shared-kernel/state/createStoredValue';

/**
 * Whether to offer alerts for followed matches only: once a device, with the first star of a visitor who gets them for
 * every match.
 */
export function createFollowOffer({
  favourites,
  settings$,
  storage,
}: Pick<Shell, 'favourites' | 'settings$' | 'storage'>) {
  const isOffered$ = new BehaviorSubject(false);
  const wasMade = createStoredValue(storage, 'followOffer', { decode: (raw) => raw === true, initial: false });
  let settings: UserSettings = DEFAULT_SETTINGS;

  const onStars = (before: ReadonlySet<unknown>, after: ReadonlySet<unknown>) => {
    wasMade.refresh();
    if (before.size > 0 || after.size === 0 || wasMade.value$.value || settings.notification !== 'all') return;
    wasMade.set(true);
    isOffered$.next(true);
  };

  return {
    isOffered$,
    close: () => isOffered$.next(false),
    open() {
      const following = new Subscription();
      following.add(settings$.subscribe((value) => (settings = value)));
      following.add(favourites.ids$.pipe(pairwise()).subscribe(([before, after]) => onStars(before, after)));
      return () => following.unsubscribe();
    },
  };
}

export type FollowOfferStore = ReturnType<typeof createFollowOffer>;
