import { TAPPED_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import { sameElement } from './sameElement';

/**
 * Presses the button of the app that stands for the one that the visitor tapped while only the picture was there. That
 * happens after the next paint: a long list has its lines only when it has been measured.
 *
 * @param from what was drawn for the HTML, and leaves
 * @param to where the app has drawn the same
 */
export function repeatTap(from: readonly Element[], to: Element): void {
  const tapped = from.map((one) => one.querySelector<HTMLElement>(`[${TAPPED_ATTRIBUTE}]`)).find((one) => one !== null);
  if (tapped) requestAnimationFrame(() => requestAnimationFrame(() => sameElement(tapped, from, to)?.click()));
}
