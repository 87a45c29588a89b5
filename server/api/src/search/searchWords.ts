import { plainText } from 'feeds/several/plainName';

/** Two teams have names of so many words, and one between them. */
const MAX_WORDS = 12;

/** The words of what a visitor typed, at most {@link MAX_WORDS}; none for punctuation alone. */
export function wordsOf(typed: string): readonly string[] {
  return plainText(typed).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

/** What stands between two teams, in plain letters: gặp, đấu, với, và, vs; and trận before them. */
const BETWEEN: ReadonlySet<string> = new Set('gap dau voi va vs v x tran'.split(' '));

/** Stop words: what visitors write around a name to say what they want of it, in plain letters; also what stands between two teams. */
const STOP_WORDS: readonly (readonly string[])[] = [
  ...BETWEEN,
  ...['doi tuyen quoc gia', 'doi tuyen', 'tuyen'],
  ...['bang xep hang', 'xep hang', 'bxh', 'lich thi dau', 'lich da', 'lich', 'ltd', 'ket qua', 'kqbd', 'kq'],
  ...['ty so', 'ti so', 'truc tiep', 'xem', 'doi hinh', 'ty le keo', 'ti le keo', 'ty le', 'keo nha cai', 'keo'],
  ...['nhan dinh', 'soi keo', 'vua pha luoi', 'bong da', 'doi bong', 'doi', 'clb'],
  ...['giai dau', 'giai', 'tran dau', 'tran'],
  ...['hom nay', 'hom qua', 'ngay mai', 'toi nay', 'dem nay', 'bay gio', 'moi nhat'],
]
  .map((stopWord) => stopWord.split(' '))
  .sort((one, other) => other.length - one.length);

/** The words of a text between stop words at its ends; none where there is nothing else. */
export function stripStopWords(words: readonly string[]): readonly string[] {
  let named = words;
  for (;;) {
    // A `v` begins names, as of V.League.
    const before = STOP_WORDS.find(
      (stopWord) => stopWord.join('').length > 1 && stopWord.every((word, at) => named[at] === word),
    );
    const after = STOP_WORDS.find((stopWord) => stopWord.every((word, at) => named.at(at - stopWord.length) === word));
    if (before) named = named.slice(before.length);
    else if (after) named = named.slice(0, -after.length);
    else return named;
  }
}

/** Words of a text that follow each other, also as one word. */
export type Part = { readonly words: readonly string[]; readonly joined: string };

export const partOf = (words: readonly string[]): Part => ({ words, joined: words.join('') });

/** Each way to read a text as two names; the words between them belong to neither. */
export function cutsOf(words: readonly string[]): readonly (readonly [Part, Part])[] {
  const isName = (word: string) => !BETWEEN.has(word);
  const trimmed = (side: readonly string[]) => side.slice(side.findIndex(isName), side.findLastIndex(isName) + 1);
  return words
    .slice(1)
    .map(
      (_, before) => [partOf(trimmed(words.slice(0, before + 1))), partOf(trimmed(words.slice(before + 1)))] as const,
    )
    .filter((cut) => cut.every(({ joined }) => joined !== ''));
}
