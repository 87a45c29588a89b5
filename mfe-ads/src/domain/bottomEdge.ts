import type { Turning } from './advertName';
import type { Turns } from './createTurns';

/** The advert at the bottom edge: a banner of the server, or the catfish. */
export type AtBottomEdge<B, C> = { kind: 'banner'; advert: B } | { kind: 'catfish'; advert: C };

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
