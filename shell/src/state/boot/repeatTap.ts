import { TAPPED_ATTRIBUTE } from 'shared-kernel/contract/htmlData';
import { onceRendered } from './sameElement';

/** Who tapped longer ago no longer waits for an answer: what opens then surprises. In milliseconds. */
const LONGEST_MS = 15_000;

/**
 * Presses the button of the app that stands for the one that the visitor tapped while only the HTML was there. A
 * button that is already as the tap would have it, such as the star of a match that the visitor follows, is left alone.
 *
 * The app may render it later than the rest: a long list has its lines only when it has been measured, and a board whose
 * HTML was too old to stay has no lines until its app is there.
 *
 * @param from what the server rendered, and leaves
 * @param to where the app has rendered the same, or will
 */
export function repeatTap(from: readonly Element[], to: Element): void {
  const [tapped] = from.flatMap((one) => [...one.querySelectorAll<HTMLElement>(`[${TAPPED_ATTRIBUTE}]`)]);
  if (!tapped) return;
  const until = Number(tapped.getAttribute(TAPPED_ATTRIBUTE)) + LONGEST_MS;
  // A tap is repeated once, also when the page and a part of it hand over one after the other.
  tapped.removeAttribute(TAPPED_ATTRIBUTE);
  let isOver = false;
  // What the visitor taps next takes its place.
  window.addEventListener('click', () => (isOver = true), { capture: true, once: true });

  requestAnimationFrame(() =>
    onceRendered([tapped, from, to], until, (own) => {
      if (!isOver && performance.now() < until && own.ariaPressed === tapped.ariaPressed) own.click();
    }),
  );
}
