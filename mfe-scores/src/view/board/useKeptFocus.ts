import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard on a match that moves to another place: its line is drawn anew there,
 * and the browser would otherwise begin again at the top of the page.
 *
 * @param places changes whenever lines may have moved
 * @returns handlers for the element that holds the lines
 */
export function useKeptFocus(lines: RefObject<HTMLElement | null>, places: unknown) {
  const focused = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `places` says when to look.
  useLayoutEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const button = lines.current?.querySelector<HTMLElement>(`[data-match='${focused.current}'] button`);
    button?.focus({ preventScroll: true });
  }, [lines, places]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target.closest<HTMLElement>('[data-match]')?.dataset.match;
    },
    // A line that is taken away blurs, too, in some browsers; it is known by being gone a moment later.
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      queueMicrotask(() => {
        if (target.isConnected && target !== document.activeElement) focused.current = undefined;
      });
    },
  };
}
