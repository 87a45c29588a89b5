import { type Part, partOf } from './createRanks';

/** Two teams as they are typed, whichever of them is at home. */
export type Sides = readonly [Part, Part];

/** What stands between two teams, in plain letters: gặp, đấu, với, và, vs; and trận before them. */
export const BETWEEN: ReadonlySet<string> = new Set('gap dau voi va vs v x tran'.split(' '));

type Span = readonly [from: number, to: number];

/** Without the words at either end that are no words of a name; empty where there is nothing else. */
function namedIn(words: readonly string[], [from, to]: Span): Span {
  let [first, after] = [from, to];
  while (first < after && BETWEEN.has(words[first] ?? '')) first += 1;
  while (first < after && BETWEEN.has(words[after - 1] ?? '')) after -= 1;
  return [first, after];
}

/** Each way to read a text as two teams; the words between them belong to neither. */
export function sidesOf(words: readonly string[]): readonly Sides[] {
  const sides = new Map<string, Sides>();
  for (let at = 1; at < words.length; at += 1) {
    const [one, other] = [namedIn(words, [0, at]), namedIn(words, [at, words.length])];
    if (one[0] === one[1] || other[0] === other[1]) continue;
    sides.set(`${one}|${other}`, [partOf(words, ...one), partOf(words, ...other)]);
  }
  return [...sides.values()];
}
