import { type RefObject, useEffect } from 'react';

/** Calls back when the keyboard's focus moves to an element that the cover hides, wholly or in part (WCAG 2.4.11). */
export function useFocusBeneath(cover: RefObject<HTMLElement | null>, onBeneath: (() => void) | undefined): void {
  useEffect(() => {
    if (!onBeneath) return undefined;
    // The browser first scrolls what it focuses into view.
    const look = (isByKey: boolean) =>
      requestAnimationFrame(() => {
        const { activeElement: target, body } = document;
        if (!target || target === body || !(isByKey || target.matches(':focus-visible'))) return;
        if (isBeneath(target, cover.current)) onBeneath();
      });
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('focusin', () => look(false), { signal });
    // A frame that gets the focus tells nobody.
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && look(true), { signal });
    return () => over.abort();
  }, [cover, onBeneath]);
}

/** What overlaps may also lie above the cover, such as a dialog: the point in the middle of both tells. */
function isBeneath(target: Element, cover: HTMLElement | null): boolean {
  if (!cover || cover.contains(target)) return false;
  const [one, other] = [target.getBoundingClientRect(), cover.getBoundingClientRect()];
  const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
  const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
  if (left >= right || top >= bottom) return false;
  return cover.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
