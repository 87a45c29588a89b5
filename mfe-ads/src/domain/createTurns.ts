import type { BannerPosition } from 'shared-kernel/entities/banner';

/** Places where adverts take turns; at the bottom edge two kinds of adverts do, too. */
export type TurningPlace = BannerPosition | 'bottomEdge' | 'popup' | 'catfish' | 'floatLeft' | 'floatRight';

export type Turns = ReturnType<typeof createTurns>;

/**
 * Whose turn it is in each place of a visit. The first turn of a place is random: most visits see one page only, and
 * the first advert of a list would get them all. Each place draws for itself: with a shared draw two places would
 * always show the same pairs, and where one decides whether another is visible, some adverts would never appear.
 *
 * @param random from 0 up to, but not including, 1
 */
export function createTurns(random: () => number) {
  const beginnings = new Map<TurningPlace, number>();

  const beginningOf = (place: TurningPlace): number => {
    const beginning = beginnings.get(place) ?? random();
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
    of<T>(place: TurningPlace, adverts: readonly T[], turn: number): T | undefined {
      const first = Math.floor(beginningOf(place) * adverts.length);
      return adverts[(first + turn) % adverts.length];
    },
  };
}
