import { BehaviorSubject } from 'rxjs';
import { createShownAge } from './createShownAge';

const ages = (...at: (number | undefined)[]) => at.map((one) => new BehaviorSubject(one));

it('is as old as the oldest of what is on screen', () => {
  const shown = createShownAge();
  const [board, detail] = ages(10, 30);
  if (board) shown.show(board);
  if (detail) shown.show(detail);
  expect(shown.age$.value).toEqual({ at: 10, isShown: true });
  board?.next(40);
  expect(shown.age$.value).toEqual({ at: 30, isShown: true });
});

it('knows nothing of what has not been loaded yet', () => {
  const shown = createShownAge();
  const [empty, board] = ages(undefined, 20);
  if (empty) shown.show(empty);
  expect(shown.age$.value).toEqual({ at: undefined, isShown: false });
  if (board) shown.show(board);
  expect(shown.age$.value).toEqual({ at: 20, isShown: true });
});

it('remembers the newest that was loaded when nothing is on screen any more', () => {
  const shown = createShownAge();
  const [board, older] = ages(50, 10);
  const stop = board ? shown.show(board) : () => {};
  const stopOlder = older ? shown.show(older) : () => {};
  stop();
  board?.next(90);
  expect(shown.age$.value).toEqual({ at: 10, isShown: true });
  stopOlder();
  expect(shown.age$.value).toEqual({ at: 50, isShown: false });
});
