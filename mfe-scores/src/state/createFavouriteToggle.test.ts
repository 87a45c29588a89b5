import { createFakeShell } from 'shared-kernel/testing/createFakeShell';
import { createFavouriteToggle } from './createFavouriteToggle';

it('acts at the first click, and ignores more of them on the same star for half a second (S2)', () => {
  const { shell, favouriteIds$ } = createFakeShell();
  let now = 0;
  const toggle = createFavouriteToggle(shell.favourites, () => now);
  toggle(1);
  now = 499;
  toggle(1);
  toggle(2);
  expect([...favouriteIds$.value]).toEqual([1, 2]);
  now = 500;
  toggle(1);
  expect([...favouriteIds$.value]).toEqual([2]);
});
