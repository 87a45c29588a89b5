/** Numbers from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * A random stream that depends only on its parts: the same seed, competition and round give the same match on every
 * machine and after every restart. Streams of different parts are independent.
 *
 * mulberry32: 32 bits of state, good enough for football, and cheap to create, as each match creates its own.
 */
export function randomFrom(...parts: readonly number[]): Random {
  let state = hashOf(parts);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Hashes whole numbers to 32 bits, with the finishing steps of MurmurHash3. */
export function hashOf(parts: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}
