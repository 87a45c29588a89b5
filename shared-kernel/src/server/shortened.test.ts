import * as fc from 'fast-check';
import { shortened } from './shortened';

/** Half of a pair. */
const BROKEN = /\p{Cs}/u;

const ZALGO = `a${'\u0301'.repeat(9_000)}`;

it.each([
  ['a text that fits', 'Hà Nội FC', 9, 'Hà Nội FC'],
  ['a longer one', 'Hà Nội FC', 6, 'Hà Nộ…'],
  ['letters of several characters', 'Hà Nội'.normalize('NFD'), 6, 'Hà Nội'.normalize('NFD')],
  ['one that is cut after such a letter', 'Hà Nội'.normalize('NFD'), 3, `${'Hà'.normalize('NFD')}…`],
  ['families and flags', '👨‍👩‍👧👨‍👩‍👧🇻🇳🇻🇳', 3, '👨‍👩‍👧👨‍👩‍👧…'],
  ['a letter with thousands of marks', ZALGO, 5, '…'],
  ['one after a name', `Hà Nội${ZALGO}`, 9, 'Hà Nội…'],
])('%s', (_, text, most, wanted) => expect(shortened(text, most)).toBe(wanted));

test('whatever came, it is the text or its beginning, never larger than it may be', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 40 }));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, most) => {
      const short = shortened(text, most);
      expect(short.length).toBeLessThanOrEqual(Math.max(most, 8 * most + 1));
      if (short !== text) expect(text.startsWith(short.slice(0, -1))).toBe(true);
      if (!BROKEN.test(text)) expect(short).not.toMatch(BROKEN);
    }),
  );
});
