import { advertName, type Draw, type TurningPlace } from '../domain/createTurns';

/** In the server-rendered HTML of a slot: the advert there, as {@link renderedAs} writes it. */
export const FIRST_ADVERT_ATTRIBUTE = 'data-first-advert';

export function renderedAs(place: TurningPlace, name: string): string {
  return `${place} ${name}`;
}

/** Each place begins with the advert that its server-rendered HTML has, so that nothing changes as the app takes over. */
export function beginAsRendered(page: ParentNode, random: () => number): Draw {
  return (place, adverts) => {
    const rendered = place === 'bottomEdge' ? renderedKind(page) : renderedName(page, place);
    const index = adverts.findIndex((advert) => rendered !== undefined && advertName(advert) === rendered);
    return index < 0 ? random() : (index + 0.5) / adverts.length;
  };
}

function renderedKind(page: ParentNode): 'banner' | 'catfish' | undefined {
  if (renderedName(page, 'catfish') !== undefined) return 'catfish';
  return renderedName(page, 'FixBottom') === undefined ? undefined : 'banner';
}

function renderedName(page: ParentNode, place: TurningPlace): string | undefined {
  const start = renderedAs(place, '');
  const node = page.querySelector(`[${FIRST_ADVERT_ATTRIBUTE}^="${start}"]`);
  return node?.getAttribute(FIRST_ADVERT_ATTRIBUTE)?.slice(start.length);
}

/**
 * Calls back when the visitor closes the server-rendered advert at the bottom edge, or has closed it before the app came.
 * Returns its stop.
 */
export function onFirstClosed(page: ParentNode, run: () => void): () => void {
  const box = page.querySelector<HTMLInputElement>(`[${FIRST_ADVERT_ATTRIBUTE}] input[type=checkbox]`);
  if (!box) return () => {};
  if (box.checked) run();
  box.addEventListener('change', run);
  return () => box.removeEventListener('change', run);
}
