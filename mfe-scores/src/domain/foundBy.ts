import { plain } from 'shared-kernel/rules/plainText';

/**
 * Whether a name contains each of the typed words, with or without marks.
 *
 * @param name a text from `plain`, which a list computes once and not per key
 */
export function isFoundBy(name: string, typed: string): boolean {
  return plain(typed)
    .split(/\s+/)
    .every((word) => name.includes(word));
}
