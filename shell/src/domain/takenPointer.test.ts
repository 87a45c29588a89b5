import { bucketOf, groupOf } from 'shared-kernel/contract/browserGroup';
import { aPointer, aRelease } from '../testing/pointers';
import { takenPointer } from './takenPointer';

const live = aRelease();
const next = aRelease({ release: '1.1.0-b', paths: ['/', '/tips'] });
const pointer = aPointer({
  previous: aRelease({ release: '0.9.0-z' }),
  candidate: { share: 10, since: '2026-11-25T03:00:00Z', release: next },
});

/** A browser whose bucket is this one. */
const inBucket = (bucket: number) =>
  Array.from({ length: 10_000 }, (_, number) => number).find(
    (number) => bucketOf(number, 'mfe-scores', '1.1.0-b') === bucket,
  );

it.each([
  [0, '1.1.0-b', '1.0.0-a', undefined],
  [9, '1.1.0-b', '1.0.0-a', undefined],
  [10, '1.0.0-a', '0.9.0-z', true],
  [19, '1.0.0-a', '0.9.0-z', true],
  [20, '1.0.0-a', '0.9.0-z', false],
  [99, '1.0.0-a', '0.9.0-z', false],
])('a browser of bucket %d goes by %s, with %s as fallback', (bucket, release, fallback, isControl) => {
  const taken = takenPointer(pointer, () => inBucket(bucket));
  expect([taken.live.release, taken.previous?.release, taken.isControl]).toEqual([release, fallback, isControl]);
  expect(taken.candidate).toBeUndefined();
});

it('a browser without a number goes by the live release, in no group', () => {
  expect(takenPointer(pointer, () => undefined)).toMatchObject({ live, isControl: false });
  expect(groupOf(undefined, pointer)).toBeUndefined();
});

it('where there is no candidate nobody needs a number', () => {
  const number = jest.fn(() => 7);
  const plain = aPointer();
  expect(takenPointer(plain, number)).toBe(plain);
  expect(number).not.toHaveBeenCalled();
});
