import { remembered } from './remembered';

/** Letters that Unicode does not take apart into a letter and its mark. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};

/** Words for "football club" and the like. One vendor writes them, another does not; none tells two clubs apart. */
const CLUB_WORDS: ReadonlySet<string> = new Set(
  'fc cf sc afc fk sk nk if bk ac as ss ssc us sv vfl vfb tsv tus fsv bsc sd ud cd rcd club clb'.split(' '),
);

/** {@link plainName} of what a visitor typed, which is not remembered: it would push out the names. */
export function plainText(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/[đðłøßæœıþ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’.](?=\p{Letter})/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
  return letters || name.trim();
}

/**
 * A name as it is compared: without case, marks and punctuation, and of a team without words such as FC. What tells teams
 * apart stays: II, U19, Women, a year. A name of nothing else keeps its words.
 */
export const plainName = remembered(plainText);

/** {@link plainName} of a team: without words such as FC, and the 1 of a German "first club". */
export const plainTeam = remembered((name) => {
  const plain = plainName(name).replace(/^1 (?=fc |sc |fsv )/, '');
  const words = plain.split(' ').filter((word) => !CLUB_WORDS.has(word));
  return words.join(' ') || plain;
});

/**
 * How alike two plain names are, from 0 to 1: the share of pairs of letters that they have in common (Dice's
 * coefficient). It only decides what an operator is asked about, so a rule of ten lines does, and no library is needed.
 */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  if (pairs.length + others.length === 0) return 0;
  const left = [...others];
  const common = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (pairs.length + others.length);
}

function pairsOf(name: string): string[] {
  return name.split(' ').flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));
}
