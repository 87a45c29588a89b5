import type { BannerPosition } from 'shared-kernel/entities/banner';

/** What takes turns in a place: adverts, or kinds of adverts, which are their own names. */
export type Turning = string | { readonly id?: string | undefined; readonly file_path?: string | undefined };

/** What an advert is called within its place: its id, or its picture where another server sends none. */
export function advertName(advert: Turning): string | undefined {
  return typeof advert === 'string' ? advert : (advert.id ?? advert.file_path);
}

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

/** The advert at the bottom edge: a banner of the server, or the catfish. */
type AtBottomEdge<B, C> = { kind: 'banner'; advert: B } | { kind: 'catfish'; advert: C };

/** The two kinds alternate by page view (S20). Several banners take turns, though every other view is the catfish's. */
export function atBottomEdge<B extends Turning, C>(
  banners: readonly B[],
  catfish: C | undefined,
  turns: Turns,
  turn: number,
): AtBottomEdge<B, C> | undefined {
  const kinds = [
    ...(banners.length > 0 ? (['banner'] as const) : []),
    ...(catfish === undefined ? [] : (['catfish'] as const)),
  ];
  const kind = turns.of('bottomEdge', kinds, turn);
  if (kind === 'catfish' && catfish !== undefined) return { kind, advert: catfish };
  const banner = turns.of('FixBottom', banners, Math.floor(turn / kinds.length));
  return banner === undefined ? undefined : { kind: 'banner', advert: banner };
}
