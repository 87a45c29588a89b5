import { BETWEEN } from './sidesOf';

/** Stop words: what visitors write around a name to say what they want of it, in plain letters; also what stands between two teams. */
const STOP_WORDS: readonly (readonly string[])[] = [
  ...BETWEEN,
  ...['doi tuyen quoc gia', 'doi tuyen', 'tuyen'],
  ...['bang xep hang', 'xep hang', 'bxh', 'lich thi dau', 'lich da', 'lich', 'ltd', 'ket qua', 'kqbd', 'kq'],
  ...['ty so', 'ti so', 'truc tiep', 'xem', 'doi hinh', 'ty le keo', 'ti le keo', 'ty le', 'keo nha cai', 'keo'],
  ...[
    'nhan dinh',
    'soi keo',
    'vua pha luoi',
    'bong da',
    'doi bong',
    'doi',
    'clb',
    'giai dau',
    'giai',
    'tran dau',
    'tran',
  ],
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
