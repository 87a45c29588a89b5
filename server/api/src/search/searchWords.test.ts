import fc from 'fast-check';
import { cutsOf, stripStopWords, wordsOf } from './searchWords';

it.each([
  ['lich thi dau mu', 'mu'],
  ['lich thi dau mu gap', 'mu'],
  ['doi tuyen viet nam hom nay', 'viet nam'],
  ['mu gap everton', 'mu gap everton'],
  ['bxh v league moi nhat', 'v league'],
  ['tran', ''],
])('"%s" without its stop words is "%s"', (typed, named) => {
  expect(stripStopWords(typed.split(' ')).join(' ')).toBe(named);
});

it.each([
  ['mu', []],
  ['mu everton', ['mu|everton']],
  ['tran mu vs everton', ['mu|everton', 'mu|everton']],
  ['ha noi viettel', ['ha|noiviettel', 'hanoi|viettel']],
  ['mu gap', []],
  ['gap vs', []],
])('"%s" is read as %j', (typed, cuts) => {
  expect(cutsOf(typed.split(' ')).map((sides) => sides.map(({ joined }) => joined).join('|'))).toEqual(cuts);
});

const word = fc.constantFrom('mu', 'ha', 'noi', 'gap', 'lich', 'thi', 'dau', 'hom', 'nay', 'bxh');

it('takes words from the ends alone, and all that it can', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const named = stripStopWords(words);
      expect(` ${words.join(' ')} `).toContain(` ${named.join(' ')}`.trimEnd());
      expect(stripStopWords(named)).toEqual(named);
    }),
  );
});

it('cuts long texts', () => {
  expect(wordsOf('a '.repeat(1000))).toHaveLength(12);
});
