/** Lower case without Vietnamese marks: `ngoai hang` finds `Ngoại hạng`. Unicode does not decompose `đ`. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/**
 * Whether a name contains each of the typed words, with or without marks.
 *
 * @param name a text from {@link plain}, which a list computes once and not per key
 */
export function isFoundBy(name: string, typed: string): boolean {
  return plain(typed)
    .split(/\s+/)
    .every((word) => name.includes(word));
}
