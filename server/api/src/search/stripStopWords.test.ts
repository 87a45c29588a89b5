import fc from 'fast-check';
import { stripStopWords } from './stripStopWords';

it.each([
  ['lich thi dau mu', 'mu'],
  ['xem mu gap', 'mu'],
  ['lich thi dau mu gap', 'mu'],
  ['doi tuyen viet nam hom nay', 'viet nam'],
  ['mu gap everton', 'mu gap everton'],
  ['bxh v league moi nhat', 'v league'],
  ['mu v', 'mu'],
  ['tran', ''],
])('"%s" without its stop words is "%s"', (typed, named) => {
  expect(stripStopWords(typed.split(' ')).join(' ')).toBe(named);
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
