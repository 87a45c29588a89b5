import type { LinkedCard } from './cards';

/** A link of the strip: a card's target, or its betting button. */
export type CardStop = `${string} ${'watch' | 'bet'}`;

/** All links of the strip, in order. */
export function cardStops(cards: readonly Pick<LinkedCard, 'id'>[], hasBet: boolean): CardStop[] {
  return cards.flatMap(({ id }): CardStop[] => [`${id} watch`, ...(hasBet ? ([`${id} bet`] as const) : [])]);
}

/** Where a key leads within the strip; `undefined` for any other key, and beyond its ends. */
export function stopByKey(
  key: string,
  stops: readonly CardStop[],
  current: CardStop | undefined,
): CardStop | undefined {
  const at = current === undefined ? -1 : stops.indexOf(current);
  switch (key) {
    case 'ArrowRight':
      return stops[at + 1];
    case 'ArrowLeft':
      return stops[at - 1];
    case 'Home':
      return stops[0];
    case 'End':
      return stops.at(-1);
    default:
      return undefined;
  }
}
