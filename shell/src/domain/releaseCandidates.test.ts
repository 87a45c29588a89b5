import { aPointer, aRelease } from '../testing/pointers';
import { candidatesOf } from './releaseCandidates';

const live = aRelease({ release: '2.0.0-b' });
const previous = aRelease({ release: '1.0.0-a' });
const NONE: ReadonlySet<string> = new Set();

it('offers the live release, then the one before it', () => {
  expect(candidatesOf(aPointer({ live, previous }), 1, NONE)).toEqual({ kind: 'some', releases: [live, previous] });
});

it('offers nothing of a remote that is off', () => {
  expect(candidatesOf(aPointer({ state: 'off' }), 1, NONE)).toEqual({ kind: 'off' });
});

it('passes over a release that needs a contract it does not know', () => {
  const newer = aRelease({ contract: 2 });
  expect(candidatesOf(aPointer({ live: newer, previous }), 1, NONE)).toEqual({ kind: 'some', releases: [previous] });
  expect(candidatesOf(aPointer({ live: newer }), 1, NONE)).toEqual({ kind: 'unknownContract', contract: 2 });
});

it('tries a release that failed at its start last', () => {
  expect(candidatesOf(aPointer({ live, previous }), 1, new Set(['2.0.0-b']))).toEqual({
    kind: 'some',
    releases: [previous, live],
  });
});
