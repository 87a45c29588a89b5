import { advertName } from '../domain/advertName';
import type { Draw, TurningPlace } from '../domain/createTurns';

/** In the first picture of a slot, which the server drew: the advert there, as {@link drawnAs} writes it. */
export const FIRST_ADVERT_ATTRIBUTE = 'data-first-advert';

export function drawnAs(place: TurningPlace, name: string): string {
  return `${place} ${name}`;
}

/** Each place begins with the advert that its first picture has, so that nothing changes as the app takes over. */
export function beginAsDrawn(page: ParentNode, random: () => number): Draw {
  return (place, adverts) => {
    const drawn = place === 'bottomEdge' ? drawnKind(page) : drawnName(page, place);
    const index = adverts.findIndex((advert) => drawn !== undefined && advertName(advert) === drawn);
    return index < 0 ? random() : (index + 0.5) / adverts.length;
  };
}

function drawnKind(page: ParentNode): 'banner' | 'catfish' | undefined {
  if (drawnName(page, 'catfish') !== undefined) return 'catfish';
  return drawnName(page, 'FixBottom') === undefined ? undefined : 'banner';
}

function drawnName(page: ParentNode, place: TurningPlace): string | undefined {
  const start = drawnAs(place, '');
  const node = page.querySelector(`[${FIRST_ADVERT_ATTRIBUTE}^="${start}"]`);
  return node?.getAttribute(FIRST_ADVERT_ATTRIBUTE)?.slice(start.length);
}

/**
 * Calls back when the visitor closes the first picture at the bottom edge, or has closed it before the app came.
 * Returns its stop.
 */
export function onFirstClosed(page: ParentNode, run: () => void): () => void {
  const box = page.querySelector<HTMLInputElement>(`[${FIRST_ADVERT_ATTRIBUTE}] input[type=checkbox]`);
  if (!box) return () => {};
  if (box.checked) run();
  box.addEventListener('change', run);
  return () => box.removeEventListener('change', run);
}
