import type { ConnectionState } from 'shared-kernel/contract/connectionState';
import { type Held, heldAfter, lossOf, NEVER_ASKED, withSilence } from './connectionNotice';

const fold = (...states: [ConnectionState['kind'], number][]) =>
  states.map(([kind, since]): ConnectionState => ({ kind, since })).reduce(heldAfter, NEVER_ASKED);

it('misses nothing before the first start', () => {
  expect(fold(['disconnected', 10]).isAsked).toBe(false);
});

it('remembers the first try when there never was a connection', () => {
  expect(fold(['disconnected', 10], ['connecting', 12], ['disconnected', 20], ['connecting', 22])).toEqual({
    isHeld: false,
    wasHeld: false,
    isAsked: true,
    since: 12,
  });
});

it('remembers the loss, through every retry after it', () => {
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

const LOST_AT_50: Held = { isHeld: false, wasHeld: true, isAsked: true, since: 50 };
const NEVER_HELD: Held = { isHeld: false, wasHeld: false, isAsked: true, since: 50 };

it.each<[string, Held, Parameters<typeof lossOf>[1], ReturnType<typeof lossOf>]>([
  ['a board that a snapshot has renewed', LOST_AT_50, { at: 90, isShown: true }, { kind: 'lost', since: 90 }],
  ['a board that was old before the loss', LOST_AT_50, { at: 20, isShown: true }, { kind: 'lost', since: 20 }],
  ['a page without matches', LOST_AT_50, { at: 20, isShown: false }, { kind: 'lost', since: 50 }],
  ['a page that follows a renewed board', LOST_AT_50, { at: 90, isShown: false }, { kind: 'lost', since: 90 }],
  ['a visit without any board', LOST_AT_50, { at: undefined, isShown: false }, { kind: 'lost', since: 50 }],
  ['a hub that never came', NEVER_HELD, { at: 40, isShown: true }, { kind: 'lost', since: 40 }],
  ['the same, on a page without matches', NEVER_HELD, { at: 40, isShown: false }, { kind: 'lost', since: 40 }],
  ['neither hub nor data', NEVER_HELD, { at: undefined, isShown: false }, { kind: 'unreached' }],
])('says how old what is on screen is: %s', (_, held, age, said) => {
  expect(lossOf(held, age)).toEqual(said);
});

it('says that the source is silent only where nothing is to be said of the connection', () => {
  expect(withSilence({ kind: 'none' }, 20)).toEqual({ kind: 'silent', since: 20 });
  expect(withSilence({ kind: 'none' }, undefined)).toEqual({ kind: 'none' });
  expect(withSilence({ kind: 'lost', since: 50 }, 20)).toEqual({ kind: 'lost', since: 50 });
});
