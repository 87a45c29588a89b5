import { begins, type Searched, type Spelling } from './searchWords';
import { createHits, type Hits, NO_HITS } from './wordHits';

/** Words of a text that follow each other, as bits (see {@link Hits}) and as one word. */
export type Part = { readonly bits: number; readonly joined: string };

/** @param from index of the first word; `to`, that of the first one after them */
export function partOf(words: readonly string[], from = 0, to = words.length): Part {
  return { bits: (1 << to) - (1 << from), joined: words.slice(from, to).join('') };
}

/** How well a record answers, the best first. `place`: its name and its country together have the words. */
export const RANK = { whole: 0, start: 1, words: 2, place: 3, within: 4, typo: 5 } as const;

/** For a record that does not answer. */
export const NOT_FOUND = 9;

/** The {@link RANK} of a record for each part of a text; `undefined` where it answers none of them. */
export type Ranks = (record: Searched, parts: readonly Part[]) => readonly number[] | undefined;

/** @param typed all words of the text */
export function createRanks(typed: readonly string[]): Ranks {
  const hitsOf = createHits(typed);
  return ({ names, places }, parts) => {
    let ranks: number[] | undefined;
    let here = 0;
    for (const place of places) here |= hitsOf(place).begun;
    for (const name of names) {
      const hits = hitsOf(name);
      // Most names end here.
      if (hits === NO_HITS && here === 0 && !typed.includes(name.initials)) continue;
      for (let at = 0; at < parts.length; at += 1) {
        const part = parts[at];
        if (!part) continue;
        let rank = rankOfName(name, hits, part);
        if (rank > RANK.place && here !== 0 && hasAll(hits.begun | here, part)) rank = RANK.place;
        if (rank === NOT_FOUND) continue;
        ranks ??= parts.map(() => NOT_FOUND);
        ranks[at] = Math.min(ranks[at] ?? NOT_FOUND, rank);
      }
    }
    return ranks;
  };
}

const hasAll = (bits: number, part: Part) => (part.bits & ~bits) === 0;

function rankOfName(name: Spelling, hits: Hits, part: Part): number {
  if (name.initials === part.joined) return RANK.start;
  const first = part.bits & -part.bits;
  if (name.joined.length >= part.joined.length && (hits.begun | hits.longer) & first) {
    if (name.joined === part.joined) return RANK.whole;
    if (begins(name, part.joined)) return name.joined.startsWith(part.joined) ? RANK.start : RANK.words;
  }
  // Words of another name count in its order alone: "champions league" is no "Football League Championship".
  if (hasAll(hits.begun, part)) return name.isOwn ? RANK.words : NOT_FOUND;
  if (hasAll(hits.begun | hits.within, part)) return RANK.within;
  return isMistyped(hits, part) ? RANK.typo : NOT_FOUND;
}

/** A word that lacks a letter of a short one is taken for it only beside a word that is right. */
function isMistyped({ equal, begun, like, lacking }: Hits, part: Part): boolean {
  if (!hasAll(begun | like | lacking, part)) return false;
  return hasAll(begun | like, part) || (equal & part.bits) !== 0;
}
