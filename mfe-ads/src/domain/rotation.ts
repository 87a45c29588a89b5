/** Divisible by every number up to ten, so that no banner among ten or fewer begins more often than another. */
export const TURN_CYCLE = 2520;

/**
 * The turn a visit begins with: by chance, because most visits see one page only,
 * and the first banner of a list would have them all.
 *
 * @param random from 0 up to, but not including, 1
 */
export function firstTurn(random: number): number {
  return Math.floor(random * TURN_CYCLE);
}

/**
 * Whose turn it is in a slot: one after the other, a turn a page view, so that in as many views as there are banners
 * each is shown once.
 *
 * @returns `undefined` when the slot has none
 */
export function bannerOfTurn<T>(banners: readonly T[], turn: number): T | undefined {
  return banners[turn % banners.length];
}
