const segmenter = new Intl.Segmenter('vi', { granularity: 'grapheme' });

/** A letter may carry any number of marks; with more units than this on average it is no letter any more. */
const MAX_UNITS = 8;

/** A text of at most so many letters as readers count them; a longer one ends with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const readable = text.slice(0, most * MAX_UNITS);
  const letters = [...segmenter.segment(readable)].map(({ segment }) => segment);
  if (readable === text && letters.length <= most) return text;
  // The last one may be cut in two.
  return `${letters.slice(0, Math.min(most, letters.length) - 1).join('')}…`;
}
