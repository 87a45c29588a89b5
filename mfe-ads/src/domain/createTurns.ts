import type { BannerPosition } from 'shared-kernel/entities/banner';

/** Where adverts take turns; at the bottom edge two kinds of them do, too. */
export type TurningPlace = BannerPosition | 'bottomEdge' | 'popup' | 'catfish' | 'floatLeft' | 'floatRight';

export type Turns = ReturnType<typeof createTurns>;

/**
 * Whose turn it is in each place of one visit. Where a place begins is left to chance, because most visits see one page only
 * and the first advert of a list would have them all. Each place draws for itself: two that shared a draw would show the same
 * pairs for ever, and where one decides whether the other is seen some adverts would never be.
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
     * One after the other, so that in as many turns as there are adverts each is shown once.
     *
     * @param turn whole, from 0 up
     * @returns `undefined` when there is none
     */
    of<T>(place: TurningPlace, adverts: readonly T[], turn: number): T | undefined {
      const first = Math.floor(beginningOf(place) * adverts.length);
      return adverts[(first + turn) % adverts.length];
    },
  };
}
