/** Words that do not distinguish clubs. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(['fc', 'cf', 'sc', 'ac', 'afc', 'clb', 'fk', 'the', 'of', 'de']);

const segmenter = new Intl.Segmenter('vi', { granularity: 'grapheme' });

/** Up to two letters for a team without a crest: `Hà Nội FC` becomes `HN`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter(Boolean);
  const significant = words.filter((word) => !EMPTY_WORDS.has(word.toLowerCase()));
  const chosen = significant.length > 0 ? significant : words;
  const [first = '', second] = chosen;
  const letters =
    second === undefined ? graphemes(first).slice(0, 2) : [first, second].map((word) => graphemes(word)[0]);
  return letters.join('').toLocaleUpperCase('vi');
}

function graphemes(word: string): string[] {
  return [...segmenter.segment(word)].map(({ segment }) => segment);
}
