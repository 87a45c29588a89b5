import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 8;

/**
 * Sets elements one below another, each moved from the top by `transform` alone: a new one on top pushes the others down, and
 * that must not count as a layout shift of the page. Called with each drawing of what holds them.
 *
 * @param selector finds them inside `holder`, from the top down
 */
export function usePile(holder: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const pile = [...(holder.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    // Its first call comes before anything is painted, later ones when a text has grown or the phone was turned.
    const sizes = new ResizeObserver(() => {
      let top = 0;
      for (const element of pile) {
        element.style.transform = `translateY(${top}px)`;
        top += element.getBoundingClientRect().height + GAP_PX;
      }
    });
    for (const element of pile) sizes.observe(element);
    return () => sizes.disconnect();
  });
}
