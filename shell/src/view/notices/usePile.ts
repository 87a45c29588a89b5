import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 8;

/**
 * Stacks elements by `transform` alone: a new one on top pushes the others down, which must not count as a layout
 * shift. It runs with each render of its caller.
 *
 * @param selector finds them inside `holder`, from the top down
 */
export function usePile(holder: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const pile = [...(holder.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    // The observer first fires before the first paint, later when a text grows or the phone is turned.
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
