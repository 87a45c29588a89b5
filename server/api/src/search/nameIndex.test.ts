import fc from 'fast-check';
import { createNameIndex } from './nameIndex';
import { partOf, wordsOf } from './searchWords';

/** Whether the text is all of a name; `undefined` where the record is not found. */
function answer(
  [name = '', ...aliases]: readonly string[],
  typed: string,
  places: readonly string[] = [],
  isFuzzy = false,
) {
  const index = createNameIndex(() => false);
  index.add({ key: 1, name, aliases, places });
  const all = partOf(wordsOf(typed));
  return index.find(all.words, [all], isFuzzy)(all).get(1);
}

it.each([
  ['Việt Nam', 'VIET NAM', true],
  ['Bodø/Glimt', 'bodo glimt', true],
  ['Công an TP.HCM', 'cong an tphcm', true],
  ['Công an TP.HCM', 'tp hcm cong an', false],
  ['V.League 1', 'vleague', false],
  ['V.League 1', 'v league 1', true],
  ['Paris Saint-Germain', 'psg', false],
  ['Manchester United', 'united manch', false],
  ['Manchester United', 'manchester city', undefined],
  ['Teplice', 'epl', undefined],
  ['Công an Hà Nội', 'anh', undefined],
])('%s answers "%s": %s', (name, typed, isWhole) => {
  expect(answer([name], typed)).toBe(isWhole);
});

it.each([
  ['germany', false],
  ['hang nhi duc', false],
  ['bundesliga đức', false],
  ['2 bundesliga', true],
  ['deutsche bundesliga', undefined],
])('a name and a country together answer "%s": %s', (typed, isWhole) => {
  expect(answer(['Hạng Nhì', '2. Bundesliga'], typed, ['Đức', 'Germany'])).toBe(isWhole);
});

it('counts words of another name in their order alone', () => {
  const championship = ['Hạng nhất Anh', 'English Football League Championship'];
  expect(answer(championship, 'football league')).toBe(false);
  expect(answer(championship, 'champions league')).toBeUndefined();
  expect(answer(championship, 'anh hang nhat')).toBe(false);
});

it.each([
  ['Everton', 'evertn', true],
  ['Everton', 'evetron', true],
  ['Everton', 'evtn', false],
  ['Real Madrid', 'rel madrid', true],
  ['Real Madrid', 'real madird', true],
  ['Real Madrid', 'rel', false],
  ['Hà Nội U19', 'ha noi u18', false],
])('%s is like "%s": %s', (name, typed, isLike) => {
  expect(answer([name], typed)).toBeUndefined();
  expect(answer([name], typed, [], true)).toBe(isLike ? false : undefined);
});

const word = fc.stringMatching(/^[a-zàáạđêơư]{2,8}$/);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 3 });

it('a name is found by itself, whatever stands between its words, and by their beginnings in any order', () => {
  const gap = fc.constantFrom(' ', '-', '. ', '');
  fc.assert(
    fc.property(words, gap, gap, fc.infiniteStream(fc.nat()), (all, inName, typed, draws) => {
      expect(answer([all.join(inName)], all.join(typed))).toBe(true);
      const begun = all.map((one) => one.slice(0, 1 + (Number(draws.next().value) % one.length))).reverse();
      expect(answer([all.join(' ')], begun.join(' '))).toBeDefined();
      expect(answer([all.join(' ')], `${all.join(' ')} zzzzzzzzz`)).toBeUndefined();
    }),
  );
});

it('one letter wrong, missing or too many in a long word still finds it', () => {
  const long = fc.stringMatching(/^[a-m]{6,9}$/);
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 2 }),
      long,
      fc.nat(),
      fc.constantFrom('', 'z', '+z'),
      (others, own, nat, put) => {
        const at = nat % own.length;
        const typed = own.slice(0, at) + put.slice(-1) + own.slice(at + (put === '+z' ? 0 : 1));
        expect(answer([[...others, own].join(' ')], [...others, typed].join(' '), [], true)).toBeDefined();
      },
    ),
  );
});
