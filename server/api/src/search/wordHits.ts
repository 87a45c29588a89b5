import { begins, type Spelling } from './searchWords';
import { isLike, lacksOne } from './typo';

/** Which of the typed words a name has, and how: a bit for each of them, from the lowest. */
export type Hits = {
  equal: number;
  /** A word of the name begins with it, or words of the name that are joined. */
  begun: number;
  /** It begins with a word of the name. */
  longer: number;
  within: number;
  like: number;
  lacking: number;
};

/** What most names have. */
export const NO_HITS: Hits = { equal: 0, begun: 0, longer: 0, within: 0, like: 0, lacking: 0 };

/** Three letters are within too many words: `epl` in `Teplice`. */
const WITHIN_LETTERS = 4;

/** Each different word of all names is compared once with the typed ones. */
export function createHits(typed: readonly string[]): (name: Spelling) => Hits {
  const known = new Map<string, Hits>();
  const hitsOf = (word: string) => {
    const hits = known.get(word) ?? hitsOfWord(word, typed);
    known.set(word, hits);
    return hits;
  };
  return (name) => {
    let all = NO_HITS;
    for (const word of name.words) {
      const hits = hitsOf(word);
      if (hits !== NO_HITS) all = all === NO_HITS ? hits : both(all, hits);
    }
    return (all.longer & ~all.begun) === 0 ? all : { ...all, begun: all.begun | joinedIn(name, all, typed) };
  };
}

function hitsOfWord(own: string, typed: readonly string[]): Hits {
  const hits = { ...NO_HITS };
  for (let at = 0; at < typed.length; at += 1) {
    const [word, bit] = [typed[at] ?? '', 1 << at];
    if (own === word) hits.equal |= bit;
    if (own.startsWith(word)) {
      hits.begun |= bit;
      continue;
    }
    if (word.startsWith(own)) hits.longer |= bit;
    if (word.length >= WITHIN_LETTERS && own.includes(word)) hits.within |= bit;
    if (isLike(word, own)) hits.like |= bit;
    if (lacksOne(word, own)) hits.lacking |= bit;
  }
  return hits.begun | hits.longer | hits.within | hits.like | hits.lacking ? hits : NO_HITS;
}

function both(one: Hits, other: Hits): Hits {
  return {
    equal: one.equal | other.equal,
    begun: one.begun | other.begun,
    longer: one.longer | other.longer,
    within: one.within | other.within,
    like: one.like | other.like,
    lacking: one.lacking | other.lacking,
  };
}

/** The typed words that are words of the name without the space: `vleague`. */
function joinedIn(name: Spelling, { longer, begun }: Hits, typed: readonly string[]): number {
  let found = 0;
  for (const [at, word] of typed.entries()) {
    const bit = 1 << at;
    if (longer & ~begun & bit && begins(name, word)) found |= bit;
  }
  return found;
}
