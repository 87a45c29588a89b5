import fc from 'fast-check';
import { VALID_SECONDS } from 'server-shared/previews/previewParameter';
import type { Preview } from '../pointers/preview';
import { makeToken, readToken } from './previewToken';

const SECRET = Buffer.alloc(32, 7);
const NOW = 1_796_000_000;
const PREVIEW: Preview = {
  remote: 'mfe-ads',
  release: '1.2.0-ab12cd34ef',
  label: 'ten-nhanh',
  until: NOW + VALID_SECONDS,
};
const TOKEN = makeToken(PREVIEW, SECRET);

it('says which release may be looked at, and until when', () => {
  expect(readToken(TOKEN, SECRET, NOW)).toEqual({ kind: 'valid', preview: PREVIEW });
});

it('fits an address and a cookie as it is', () => {
  expect(encodeURIComponent(TOKEN)).toBe(TOKEN);
});

it.each([
  [NOW + VALID_SECONDS - 1, 'valid'],
  [NOW + VALID_SECONDS, 'expired'],
  [NOW + 10 * VALID_SECONDS, 'expired'],
  [NOW - 600, 'valid'],
  [NOW - 601, 'ahead'],
])('at %d it is %s', (now, kind) => {
  expect(readToken(TOKEN, SECRET, now).kind).toBe(kind);
});

it('what was made with any values is read as it was', () => {
  const previews = fc.record({
    remote: fc.constantFrom('shell' as const, 'mfe-ads' as const, 'mfe-tv-2' as const),
    release: fc.stringMatching(/^\d\.\d\.\d(-[a-z]{1,5}\.\d)?-[0-9a-f]{10}$/),
    label: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/),
    until: fc.integer({ min: NOW + 1, max: NOW + VALID_SECONDS }),
  });
  fc.assert(
    fc.property(previews, (preview) => {
      expect(readToken(makeToken(preview, SECRET), SECRET, NOW)).toEqual({ kind: 'valid', preview });
    }),
  );
});

it('any changed, added or missing letter is refused', () => {
  const letter = fc.constantFrom(...'abcXYZ019-_~.% ');
  fc.assert(
    fc.property(fc.nat(TOKEN.length - 1), letter, fc.constantFrom('change', 'add', 'cut'), (at, other, how) => {
      fc.pre(how !== 'change' || TOKEN[at] !== other);
      const rest = TOKEN.slice(at + 1);
      const forged = {
        change: () => TOKEN.slice(0, at) + other + rest,
        add: () => TOKEN.slice(0, at + 1) + other + rest,
        cut: () => TOKEN.slice(0, at),
      }[how]();
      expect(readToken(forged, SECRET, NOW)).toEqual({ kind: 'forged' });
    }),
    { numRuns: 1000 },
  );
});

it('one of another secret, or of another remote, is refused', () => {
  expect(readToken(makeToken(PREVIEW, Buffer.alloc(32, 8)), SECRET, NOW)).toEqual({ kind: 'forged' });
  expect(readToken(TOKEN.replace('mfe-ads', 'mfe-scores'), SECRET, NOW)).toEqual({ kind: 'forged' });
});

it.each(['', '~', '~~~~', 'x', 'a'.repeat(100_000), `${'~'.repeat(50)}x`, '\0', '%'])('%j is none', (text) => {
  expect(readToken(text.slice(0, 100_000), SECRET, NOW)).toEqual({ kind: 'forged' });
});

it.each([
  { ...PREVIEW, release: '../../etc' },
  { ...PREVIEW, label: 'Tên nhánh' },
  { ...PREVIEW, until: Number.NaN },
])('one that we have signed by mistake (%j) names no file', (preview) => {
  expect(readToken(makeToken(preview, SECRET), SECRET, NOW)).toEqual({ kind: 'forged' });
});
