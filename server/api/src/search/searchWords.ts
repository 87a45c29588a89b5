import { plainName, plainText } from 'feeds/several/plainName';

/** A name as it is searched: its words without case, marks and punctuation, and the word of their first letters. */
export type Searched = {
  /** All words, one space before each. */
  readonly text: string;
  /** `mu` of `Manchester United`; empty for a single word. */
  readonly initials: string;
};

export function searched(name: string): Searched {
  const words = plainName(name).split(' ');
  return {
    text: ` ${words.join(' ')}`,
    initials: words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : '',
  };
}

/** The words of what a visitor typed, at most {@link MOST_WORDS}; none for punctuation alone. */
export function wordsOf(typed: string): readonly string[] {
  return plainText(typed).split(' ').filter(Boolean).slice(0, MOST_WORDS);
}

const MOST_WORDS = 8;

/**
 * How well a name answers the words: 0 where it is the words, 1 where it begins with them or they are its initials, 2 where each of
 * them begins a word, 3 where each is within it; `undefined` where one is missing.
 */
export function rankOf({ text, initials }: Searched, words: readonly string[]): 0 | 1 | 2 | 3 | undefined {
  if (words.length === 1 && words[0] === initials) return 1;
  // Most names end here.
  if (!words.every((word) => text.includes(word))) return undefined;
  const typed = ` ${words.join(' ')}`;
  if (text.startsWith(typed)) return text === typed ? 0 : 1;
  return words.every((word) => text.includes(` ${word}`)) ? 2 : 3;
}
