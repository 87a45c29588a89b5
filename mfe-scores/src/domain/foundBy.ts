/**
 * A text as fingers type it: small letters without the Vietnamese marks, so that `ngoai hang` finds `Ngoại hạng`.
 * `đ` is a letter of its own and no `d` with a mark, so it is named.
 */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/**
 * Whether what was typed finds a name: each of its words stands in it, with or without marks.
 *
 * @param name a text that went through {@link plain}, which a list does once and not with each key
 */
export function isFoundBy(name: string, typed: string): boolean {
  return plain(typed)
    .split(/\s+/)
    .every((word) => name.includes(word));
}
