import { aPointer, aRelease } from '../testing/pointers';
import { loadableReleases } from './loadableReleases';

const live = aRelease({ release: '2.0.0-b' });
const previous = aRelease({ release: '1.0.0-a' });
const NONE: ReadonlySet<string> = new Set();

it('offers the live release, then the one before it', () => {
  expect(loadableReleases(aPointer({ live, previous }), 2, NONE)).toEqual({ kind: 'some', releases: [live, previous] });
});

it('offers nothing of a remote that is off', () => {
  expect(loadableReleases(aPointer({ state: 'off' }), 2, NONE)).toEqual({ kind: 'off' });
});

it('passes over a release that needs a contract it does not know', () => {
  const newer = aRelease({ contract: 3 });
  expect(loadableReleases(aPointer({ live: newer, previous }), 2, NONE)).toEqual({
    kind: 'some',
    releases: [previous],
  });
  expect(loadableReleases(aPointer({ live: newer }), 2, NONE)).toEqual({ kind: 'unknownContract', contract: 3 });
});

it('tries a release that failed at its start last', () => {
  expect(loadableReleases(aPointer({ live, previous }), 2, new Set(['2.0.0-b']))).toEqual({
    kind: 'some',
    releases: [previous, live],
  });
});
