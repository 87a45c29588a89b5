import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import { heldAfter, NEVER_ASKED } from './connectionNotice';

const fold = (...states: [ConnectionState['kind'], number][]) =>
  states.map(([kind, since]): ConnectionState => ({ kind, since })).reduce(heldAfter, NEVER_ASKED);

it('misses nothing before the first start', () => {
  expect(fold(['disconnected', 10]).isAsked).toBe(false);
});

it('dates the data from the first try when there never was a connection', () => {
  expect(fold(['disconnected', 10], ['connecting', 12], ['disconnected', 20], ['connecting', 22])).toEqual({
    isHeld: false,
    wasHeld: false,
    isAsked: true,
    since: 12,
  });
});

it('dates the data from the loss, through every retry after it', () => {
  const lost = fold(
    ['connecting', 1],
    ['connected', 2],
    ['reconnecting', 50],
    ['disconnected', 92],
    ['connecting', 152],
  );
  expect(lost).toEqual({ isHeld: false, wasHeld: true, isAsked: true, since: 50 });
});

it('forgets the loss once connected again', () => {
  expect(fold(['connecting', 1], ['connected', 2], ['reconnecting', 50], ['connected', 52]).isHeld).toBe(true);
});
