import fc from 'fast-check';
import { rankOf, searched, wordsOf } from './searchWords';

const rank = (name: string, typed: string) => rankOf(searched(name), wordsOf(typed));

it.each([
  ['Việt Nam', 'viet nam', 0],
  ['Việt Nam', 'VIỆT NAM', 0],
  ['Đà Nẵng', 'da nang', 0],
  ['Manchester United', 'manch', 1],
  ['Manchester United', 'mu', 1],
  ['Paris Saint-Germain', 'psg', 1],
  ['Manchester United', 'united manchester', 2],
  ['Manchester United', 'chest', 3],
  ['Bodø/Glimt', 'bodo glimt', 0],
  ['Manchester United', 'city', undefined],
  ['Manchester United', 'manchester city', undefined],
])('%s answers "%s" with rank %s', (name, typed, expected) => {
  expect(rank(name, typed)).toBe(expected);
});

it.each(['', ' ', '–!?', "'"])('nothing is asked by "%s"', (typed) => {
  expect(wordsOf(typed).filter((word) => /[a-z0-9]/.test(word))).toEqual([]);
});

it('a name is found by itself, by each of its words, and by their beginnings in any order', () => {
  const word = fc.stringMatching(/^[a-zàáạđêơư]{2,8}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.nat()), (words, draws) => {
      const name = words.join(' ');
      expect(rank(name, name)).toBe(0);
      for (const one of words) expect(rank(name, one)).toBeDefined();
      const begun = words.map((one) => one.slice(0, 1 + (Number(draws.next().value) % one.length))).reverse();
      expect(rank(name, begun.join(' '))).toBeDefined();
      expect(rank(name, `${name} zzzzzzzzz`)).toBeUndefined();
    }),
  );
});

it('long texts are cut, and cost no more', () => {
  expect(wordsOf('a '.repeat(1000))).toHaveLength(8);
});
