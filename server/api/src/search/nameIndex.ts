import { plainName } from 'feeds/several/plainName';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Part } from './searchWords';

/** A record as it is searched. `aliases`: its other names; `places`: names of its country. */
export type Searched = { key: number; name: string; aliases: readonly string[]; places: readonly string[] };

/**
 * The terms of each field. `words` and `places` answer words in any order. The others answer words that are joined, so that
 * spaces do not matter: `joined` has each name from each of its words on. Other names than a record's own count in their
 * order alone, since "champions league" is no "Football League Championship".
 */
const TERMS: Readonly<Record<string, (record: Searched) => readonly string[]>> = {
  words: ({ name }) => spellings(name).flat(),
  places: ({ places }) => places.flatMap((place) => plainName(place).split(' ')),
  whole: ({ name, aliases }) => [name, ...aliases].flatMap(spellings).map((words) => words.join('')),
  initials: ({ name, aliases }) => [name, ...aliases].flatMap(spellings).map(initialsOf),
  joined: ({ name, aliases, places }) =>
    [name, ...aliases, ...aliases.flatMap((one) => places.map((place) => `${one} ${place}`))]
      .flatMap(spellings)
      .flatMap((words) => words.map((_, from) => words.slice(from).join(''))),
};

/** `TP.HCM` and `V.League` are read as one word and as two. */
function spellings(name: string): readonly string[][] {
  const plain = name.includes('.') ? [plainName(name), plainName(name.replaceAll('.', ' '))] : [plainName(name)];
  return [...new Set(plain)].map((spelling) => spelling.split(' '));
}

/** `mu` of `Manchester United`; none of a single word. */
const initialsOf = (words: readonly string[]) => (words.length > 1 ? words.map((word) => word[0]).join('') : '');

/** A whole name goes before all others. A hot record goes before those that answer nearly as well. */
const BOOST = { whole: 30, initials: 5, words: 2, places: 0.5 };
const HOT = 5;

/** `b`: a name that is long, or has many others beside it, answers no worse. */
const BM25 = { k: 1.2, b: 0, d: 0.5 };

const BY_WORDS: SearchOptions = {
  fields: ['words', 'places'],
  // Single letters of a long text begin too many names.
  prefix: (term, _, terms) => term.length > 1 || terms.length < 4,
};
const BY_JOINED: SearchOptions = {
  fields: ['whole', 'initials', 'joined'],
  // Fewer letters have to end a name, too: `anh` does not begin `an Hà Nội`.
  prefix: (term) => term.length >= 4,
};
const FUZZY_WORDS: SearchOptions = { ...BY_WORDS, fuzzy: (term) => typosIn(term, 5, 2) };
const FUZZY_JOINED: SearchOptions = { ...BY_JOINED, fuzzy: (term) => typosIn(term, 4, 1) };

/** Wrong letters that are forgiven; of long words two, as in each other's place. Other digits are another name: `U19`. */
function typosIn(term: string, from: number, most: number): number {
  if (term.length < from || /\d/.test(term)) return 0;
  return term.length < 6 ? 1 : most;
}

/** The records that answer a part of a text, by key, the best first; true where the part is a whole name. */
export type Hits = ReadonlyMap<number, boolean>;

/** Names in a MiniSearch, in plain letters. */
export function createNameIndex(isHot: (key: number) => boolean) {
  const index = new MiniSearch<Searched>({
    idField: 'key',
    fields: Object.keys(TERMS),
    extractField: (record, field) => TERMS[field]?.(record).join(' ') ?? record.key,
    tokenize: (terms) => [...new Set(terms.split(' '))],
    processTerm: (term) => term,
    searchOptions: { bm25: BM25, boost: BOOST, boostDocument: (id) => (isHot(id) ? HOT : 1) },
  });

  /**
   * @param isFuzzy whether names that are only like the words are found, too
   * @returns what answers one of the given parts of a text
   */
  function find(words: readonly string[], parts: readonly Part[], isFuzzy: boolean): (part: Part) => Hits {
    const named = index.search(words.join(' '), isFuzzy ? FUZZY_WORDS : BY_WORDS);
    const hits = new Map(
      named.map(({ id, score, queryTerms }) => [id, { score, words: queryTerms, joined: NONE, wholes: NONE }]),
    );
    const joined = parts.map((part) => part.joined).join(' ');
    for (const { id, score, queryTerms, match } of index.search(joined, isFuzzy ? FUZZY_JOINED : BY_JOINED)) {
      const hit = hits.get(id) ?? { score: 0, words: NONE };
      const wholes = queryTerms.filter((term) => match[term]?.includes('whole'));
      hits.set(id, { score: hit.score + score, words: hit.words, joined: queryTerms, wholes });
    }
    const best = [...hits].sort(([, one], [, other]) => other.score - one.score);
    return (part) =>
      new Map(
        best
          .filter(([, hit]) => hit.joined.includes(part.joined) || part.words.every((word) => hit.words.includes(word)))
          .map(([id, { wholes }]) => [id, wholes.includes(part.joined)]),
      );
  }
  return { add: (record: Searched) => index.add(record), remove: (record: Searched) => index.remove(record), find };
}

const NONE: string[] = [];
