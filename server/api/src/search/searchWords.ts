import { plainName, plainText } from 'feeds/several/plainName';

/** One spelling of a name, without case, marks and punctuation. */
export type Spelling = {
  /** It is the record's own name, and not another that it is called. */
  readonly isOwn: boolean;
  readonly words: readonly string[];
  /** The words as one, so that words joined and words apart are the same. */
  readonly joined: string;
  /** Where words begin in `joined`. */
  readonly starts: readonly number[];
  /** `mu` of `Manchester United`; empty for a single word. */
  readonly initials: string;
};

/** A record as it is searched: by its own name, the others that it is known by, and its country's. */
export type Searched = { readonly names: readonly Spelling[]; readonly places: readonly Spelling[] };

/** @param names the record's own is the first */
export function searched(names: readonly string[], places: readonly string[] = []): Searched {
  return { names: spellingsOf(names), places: spellingsOf(places) };
}

/** `TP.HCM` and `V.League` are read as one word and as two. */
function spellingsOf(names: readonly string[]): readonly Spelling[] {
  const spellings = new Map<string, Spelling>();
  for (const [at, name] of names.entries())
    for (const plain of name.includes('.') ? [plainName(name), apart(name)] : [plainName(name)])
      if (!spellings.has(plain)) spellings.set(plain, spelling(plain, at === 0));
  return [...spellings.values()];
}

const apart = (name: string) => plainName(name.replaceAll('.', ' '));

function spelling(plain: string, isOwn: boolean): Spelling {
  const words = plain.split(' ');
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    starts.push(at);
    at += word.length;
  }
  const initials = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : '';
  return { isOwn, words, joined: words.join(''), starts, initials };
}

/** Fewer letters that run into the next word of a name have to end there: `anh` is not within `Công an Hà Nội`. */
const JOINED_LETTERS = 5;

/** Whether the letters follow each other from where a word of the name begins, whatever the spaces. */
export function begins({ joined, starts, words }: Spelling, letters: string): boolean {
  for (let at = 0; at < starts.length; at += 1) {
    const from = starts[at] ?? 0;
    if (!joined.startsWith(letters, from)) continue;
    const to = from + letters.length;
    if (letters.length >= JOINED_LETTERS || words[at]?.startsWith(letters)) return true;
    if (to === joined.length || starts.includes(to)) return true;
  }
  return false;
}

/** Two teams have names of so many words, and one between them. */
const MOST_WORDS = 12;

/** The words of what a visitor typed, at most {@link MOST_WORDS}; none for punctuation alone. */
export function wordsOf(typed: string): readonly string[] {
  return plainText(typed).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}
