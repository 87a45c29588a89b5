import fc from 'fast-check';
import { sidesOf } from './sidesOf';

const texts = (words: readonly string[]) => sidesOf(words).map((sides) => sides.map(({ joined }) => joined).join('|'));

it.each([
  ['mu', []],
  ['mu everton', ['mu|everton']],
  ['mu gap everton', ['mu|everton']],
  ['tran mu vs everton', ['mu|everton']],
  ['mu dau voi everton', ['mu|everton']],
  ['ha noi viettel', ['ha|noiviettel', 'hanoi|viettel']],
  ['mu gap', []],
  ['gap vs', []],
])('"%s" is read as %j', (typed, sides) => {
  expect(texts(typed.split(' '))).toEqual(sides);
});

const word = fc.constantFrom('mu', 'ha', 'noi', 'gap', 'vs', 'v', 'dau');
const words = fc.array(word, { maxLength: 12 });

it('no words are lost or turned, save some at the ends of a side', () => {
  fc.assert(
    fc.property(words, (all) => {
      for (const [one, other] of sidesOf(all)) {
        expect(one.bits & other.bits).toBe(0);
        expect(one.bits).toBeGreaterThan(0);
        expect(other.bits).toBeGreaterThan(one.bits);
        const left = all.filter((_, at) => ((one.bits | other.bits) & (1 << at)) === 0);
        expect(left.filter((typed) => ['mu', 'ha', 'noi'].includes(typed))).toEqual([]);
      }
    }),
  );
});
