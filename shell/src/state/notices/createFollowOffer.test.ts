import { BehaviorSubject } from 'rxjs';
import { decodeUserSettings } from 'shared-kernel/entities/userSettings';
import { createExpiringStorage } from 'shared-kernel/storage/createExpiringStorage';
import { createFollowOffer } from './createFollowOffer';

beforeEach(() => window.localStorage.clear());

function aVisit(notification: 'all' | 'favorite' = 'all', stars: readonly number[] = []) {
  const ids$ = new BehaviorSubject<ReadonlySet<number>>(new Set(stars));
  const settings$ = new BehaviorSubject(decodeUserSettings({ notification }));
  const offer = createFollowOffer({
    favourites: { ids$, toggle: () => {} },
    settings$,
    storage: createExpiringStorage(window, Date.now),
  });
  offer.open();
  return { offer, star: (...ids: number[]) => ids$.next(new Set(ids)), isOffered: () => offer.isOffered$.value };
}

it('offers alerts for followed matches only, with the first star, once a device', () => {
  const { offer, star, isOffered } = aVisit();
  expect(isOffered()).toBe(false);
  star(1);
  expect(isOffered()).toBe(true);
  offer.close();
  star();
  star(2);
  expect(isOffered()).toBe(false);
  const next = aVisit();
  next.star(3);
  expect(next.isOffered()).toBe(false);
});

it('offers nothing to who has it, or who follows matches already', () => {
  const chosen = aVisit('favorite');
  chosen.star(1);
  expect(chosen.isOffered()).toBe(false);
  const following = aVisit('all', [1]);
  following.star(1, 2);
  expect(following.isOffered()).toBe(false);
});
