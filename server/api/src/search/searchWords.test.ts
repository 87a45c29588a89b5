import fc from 'fast-check';
import { createRanks, NOT_FOUND, partOf, RANK } from './createRanks';
import { searched, wordsOf } from './searchWords';

function rankOf(record: Parameters<typeof searched>, typed: string): number {
  const words = wordsOf(typed);
  return createRanks(words)(searched(...record), [partOf(words)])?.[0] ?? NOT_FOUND;
}
const rank = (name: string, typed: string) => rankOf([[name]], typed);

it.each([
  ['Việt Nam', 'viet nam', RANK.whole],
  ['Việt Nam', 'VIỆT NAM', RANK.whole],
  ['Đà Nẵng', 'da nang', RANK.whole],
  ['Manchester United', 'manch', RANK.start],
  ['Manchester United', 'mu', RANK.start],
  ['Paris Saint-Germain', 'psg', RANK.start],
  ['Manchester United', 'united manchester', RANK.words],
  ['Manchester United', 'chest', RANK.within],
  ['Bodø/Glimt', 'bodo glimt', RANK.whole],
  ['Manchester United', 'city', NOT_FOUND],
  ['Manchester United', 'manchester city', NOT_FOUND],
  ['Teplice', 'epl', NOT_FOUND],
  ['Công an Hà Nội', 'anh', NOT_FOUND],
  ['Hà Nội', 'hanoi', RANK.whole],
  ['Real Madrid', 'realmad', RANK.start],
  ['Công an TP.HCM', 'hcm', RANK.words],
  ['Công an TP.HCM', 'cong an tphcm', RANK.whole],
  ['Công an TP.HCM', 'tp hcm cong an', RANK.words],
])('%s answers "%s" with rank %s', (name, typed, expected) => {
  expect(rank(name, typed)).toBe(expected);
});

it.each(['V.League 1', 'V-League 1', 'V League 1', 'VLeague 1'])('%s is found however it is spelled', (name) => {
  for (const typed of ['v.league', 'vleague', 'v league', 'v-league', 'V.LEAGUE'])
    expect(rank(name, typed)).toBe(RANK.start);
  for (const typed of ['v.league 1', 'vleague1', 'v league 1', 'v - league - 1'])
    expect(rank(name, typed)).toBe(RANK.whole);
});

it.each([
  ['đức', RANK.place],
  ['germany', RANK.place],
  ['bundesliga đức', RANK.place],
  ['deutsche bundesliga', NOT_FOUND],
  ['2 bundesliga', RANK.whole],
  ['bundesliga', RANK.words],
])('a name and a country together answer "%s" with rank %s', (typed, expected) => {
  expect(
    rankOf(
      [
        ['Hạng Nhì', '2. Bundesliga'],
        ['Đức', 'Germany'],
      ],
      typed,
    ),
  ).toBe(expected);
});

it.each([
  ['Everton', 'evertn', RANK.typo],
  ['Everton', 'evertom', RANK.typo],
  ['Everton', 'evertton', RANK.typo],
  ['Everton', 'evetron', RANK.typo],
  ['Everton', 'evtn', NOT_FOUND],
  ['Real Madrid', 'rel madrid', RANK.typo],
  ['Real Madrid', 'rel madird', NOT_FOUND],
  ['Real Madrid', 'rel', NOT_FOUND],
  ['Lens', 'lans', NOT_FOUND],
  ['Thai League', 'vleague', NOT_FOUND],
])('of %s a mistyped "%s" has rank %s', (name, typed, expected) => {
  expect(rank(name, typed)).toBe(expected);
});

it('words of another name count in its order alone', () => {
  const championship = [['Hạng nhất Anh', 'English Football League Championship']] as const;
  expect(rankOf([...championship], 'football league')).toBe(RANK.words);
  expect(rankOf([...championship], 'champions league')).toBe(NOT_FOUND);
  expect(rankOf([...championship], 'anh hang nhat')).toBe(RANK.words);
});

it.each(['', ' ', '–!?', "'"])('nothing is asked by "%s"', (typed) => {
  expect(wordsOf(typed).filter((word) => /[a-z0-9]/.test(word))).toEqual([]);
});

const word = fc.stringMatching(/^[a-zàáạđêơư]{2,8}$/);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });

it('a name is found by itself, by each of its words, and by their beginnings in any order', () => {
  fc.assert(
    fc.property(words, fc.infiniteStream(fc.nat()), (all, draws) => {
      const name = all.join(' ');
      expect(rank(name, name)).toBe(RANK.whole);
      for (const one of all) expect(rank(name, one)).toBeLessThanOrEqual(RANK.words);
      const begun = all.map((one) => one.slice(0, 1 + (Number(draws.next().value) % one.length))).reverse();
      expect(rank(name, begun.join(' '))).toBeLessThanOrEqual(RANK.words);
      expect(rank(name, `${name} zzzzzzzzz`)).toBe(NOT_FOUND);
    }),
  );
});

it('spaces, hyphens and dots in a name, or in what is typed, do not matter', () => {
  const gap = fc.constantFrom(' ', '-', '. ', '');
  fc.assert(
    fc.property(words, gap, gap, (all, inName, typed) => {
      expect(rank(all.join(inName), all.join(typed))).toBe(RANK.whole);
    }),
  );
});

it('one letter wrong, missing or too many in a long word still finds it, and as the last', () => {
  const long = fc.stringMatching(/^[a-m]{5,9}$/);
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 2 }),
      long,
      fc.nat(),
      fc.constantFrom('', 'z', '+z'),
      (others, own, at, put) => {
        const cut = put === '+z' ? 1 + (at % (own.length - 1)) : at % own.length;
        const typed = own.slice(0, cut) + put.slice(-1) + own.slice(cut + (put === '+z' ? 0 : 1));
        const found = rank([...others, own].join(' '), [...others, typed].join(' '));
        expect(found).toBeLessThanOrEqual(RANK.typo);
        if (put) expect(found).toBe(RANK.typo);
      },
    ),
  );
});

it('long texts are cut, and cost no more', () => {
  expect(wordsOf('a '.repeat(1000))).toHaveLength(12);
});
