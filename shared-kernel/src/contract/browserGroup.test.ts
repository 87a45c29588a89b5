import * as fc from 'fast-check';
import { type BrowserGroup, bucketOf, groupOf } from './browserGroup';
import type { RemoteName, RemotePointer } from './pointer';

const RELEASE = '1.2.0-ab12cd34ef';

/** Numbers as browsers make them, the same in each run. */
const BROWSERS = Array.from({ length: 20_000 }, (_, index) => Math.imul(index + 1, 0x9e3779b1) >>> 1);

const number = fc.nat(2 ** 31 - 1);
const share = fc.integer({ min: 1, max: 100 });
const remote = fc.stringMatching(/^mfe-[a-z]{1,12}$/).map((name): RemoteName => `mfe-${name.slice(4)}`);
const release = fc.stringMatching(/^\d\.\d{1,2}\.\d-[0-9a-f]{10}$/);

function out(
  share: number,
  name: RemoteName = 'mfe-ads',
  candidate = RELEASE,
): Pick<RemotePointer, 'remote' | 'candidate'> {
  return { remote: name, candidate: { share, since: '2026-11-25T03:00:00Z', release: aRelease(candidate) } };
}

function aRelease(name: string): NonNullable<RemotePointer['candidate']>['release'] {
  return {
    release: name,
    contract: 2,
    manifest: `/r/mfe-ads/${name}/mf-manifest.json`,
    manifestHash: undefined,
    entryIntegrity: undefined,
    server: undefined,
    paths: [],
    pages: [],
    slots: [],
  };
}

const countOf = (share: number, group: BrowserGroup) =>
  BROWSERS.filter((one) => groupOf(one, out(share)) === group).length;

it('a bucket is a whole number from 0 to 99, the same each time', () => {
  fc.assert(
    fc.property(number, remote, release, (number, remote, release) => {
      const bucket = bucketOf(number, remote, release);
      expect(Number.isInteger(bucket) && bucket >= 0 && bucket < 100).toBe(true);
      expect(bucketOf(number, remote, release)).toBe(bucket);
    }),
  );
});

it('raising the share moves nobody back', () => {
  fc.assert(
    fc.property(number, share, share, (number, one, other) => {
      const [lower, higher] = one < other ? [one, other] : [other, one];
      if (groupOf(number, out(lower)) === 'candidate') expect(groupOf(number, out(higher))).toBe('candidate');
    }),
  );
});

it('candidate and control have equal buckets, up to one half each', () => {
  const numbers = new Map(BROWSERS.map((one) => [bucketOf(one, 'mfe-ads', RELEASE), one]));
  const sizeOf = (share: number, group: BrowserGroup) =>
    [...numbers.values()].filter((one) => groupOf(one, out(share)) === group).length;
  expect(numbers.size).toBe(100);
  fc.assert(
    fc.property(share, (share) => {
      expect(sizeOf(share, 'candidate')).toBe(share);
      expect(sizeOf(share, 'control')).toBe(Math.min(share, 100 - share));
    }),
  );
});

it.each([1, 5, 25, 50])(
  'a share of %d takes about so many browsers of a hundred, and compares with as many',
  (share) => {
    const expected = (BROWSERS.length * share) / 100;
    // Four standard deviations.
    const margin = 4 * Math.sqrt(expected * (1 - share / 100));
    expect(Math.abs(countOf(share, 'candidate') - expected)).toBeLessThan(margin);
    expect(Math.abs(countOf(share, 'control') - expected)).toBeLessThan(margin);
  },
);

it.each([
  ['two remotes', 'mfe-ads', RELEASE, 'mfe-scores', RELEASE],
  ['two remotes with names that are alike', 'mfe-tva', RELEASE, 'mfe-tvb', RELEASE],
  ['two releases of one remote', 'mfe-ads', '1.2.0-ab12cd34ef', 'mfe-ads', '1.2.1-ab12cd34ef'],
] as const)('the candidates of %s are independent: a quarter takes both halves', (_, one, first, other, second) => {
  const both = BROWSERS.filter(
    (number) =>
      groupOf(number, out(50, one, first)) === 'candidate' && groupOf(number, out(50, other, second)) === 'candidate',
  );
  expect(Math.abs(both.length / BROWSERS.length - 0.25)).toBeLessThan(0.0125);
});

it('browsers that make their numbers one after the other do not fall together', () => {
  const taken = Array.from({ length: 1000 }, (_, index) => bucketOf(index, 'mfe-ads', RELEASE) < 10);
  expect(taken.filter(Boolean).length).toBeGreaterThan(60);
  expect(taken.filter(Boolean).length).toBeLessThan(140);
});

it('without a number, or without a candidate, a browser is in no group', () => {
  expect(groupOf(undefined, out(100))).toBeUndefined();
  expect(groupOf(7, { remote: 'mfe-ads', candidate: undefined })).toBeUndefined();
});
