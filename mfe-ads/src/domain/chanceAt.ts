/**
 * A number for a moment and a name, from 0 up to, but not including, 1: spread like chance, and the same for everyone
 * who asks. FNV-1a, its bits mixed as MurmurHash does: the moments of neighbours differ in few.
 */
export function chanceAt(moment: number, name: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${name} ${moment}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
