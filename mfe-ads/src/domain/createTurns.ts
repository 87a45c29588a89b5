import type { BannerPosition } from 'shared-kernel/entities/banner';
import type { Turning } from './advertName';

/** Places where adverts take turns; at the bottom edge two kinds of adverts do, too. */
export type TurningPlace = BannerPosition | 'bottomEdge' | 'popup' | 'catfish' | 'floatLeft' | 'floatRight';

/**
 * Where among its adverts a place begins.
 *
 * @returns from 0 up to, but not including, 1
 */
export type Draw = (place: TurningPlace, adverts: readonly Turning[]) => number;

export type Turns = ReturnType<typeof createTurns>;

/**
 * Whose turn it is in each place of a visit. The first turn of a place is random: most visits see one page only, and
 * the first advert of a list would get them all. Each place draws for itself: with a shared draw two places would
 * always show the same pairs, and where one decides whether another is visible, some adverts would never appear.
 */
export function createTurns(draw: Draw) {
  const beginnings = new Map<TurningPlace, number>();

  const beginningOf = (place: TurningPlace, adverts: readonly Turning[]): number => {
    const beginning = beginnings.get(place) ?? draw(place, adverts);
    beginnings.set(place, beginning);
    return beginning;
  };
  return {
    /**
     * The adverts in rotation: in as many turns as there are adverts each appears once.
     *
     * @param turn whole, from 0 up
     * @returns `undefined` without adverts
     */
    of<T extends Turning>(place: TurningPlace, adverts: readonly T[], turn: number): T | undefined {
      // Those that are still loading decide nothing.
      if (adverts.length === 0) return undefined;
      const first = Math.floor(beginningOf(place, adverts) * adverts.length);
      return adverts[(first + turn) % adverts.length];
    },
  };
}
