import { type FocusEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toId } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';

/** A score that is being looked at, and where it stands in the window. */
export type HoveredMatch = { id: MatchId; anchor: DOMRect };

/** A pointer that only passes by opens nothing, and one that slips off may come back. */
const OPEN_AFTER_MS = 180;
const CLOSE_AFTER_MS = 220;

/** Marks the pop-over itself, on which the pointer may rest. */
export const HOVER_CARD_MARK = 'data-hover-card';

const SCORE = '[data-opens="detail"]';

/** Small screens have no room beside the score, and fingers do not hover: there a tap opens the detail. */
const LARGE_SCREEN = '(min-width: 641px)';

/**
 * Which score the pointer rests on, or the keyboard stands on.
 *
 * @returns the match that is pointed at, and handlers for the element that holds scores and pop-over
 */
export function useHoverCard() {
  const [hovered, setHovered] = useState<HoveredMatch>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = useCallback((next: () => HoveredMatch | undefined, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(next()), ms);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setHovered(undefined);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useClosing(hovered !== undefined, close);

  const handlers = useMemo(() => {
    const look = (target: Element) => {
      const score = target.closest<HTMLElement>(SCORE);
      // Where the score stands is asked later: the browser scrolls to what gets the focus only after it has told.
      if (score && window.matchMedia(LARGE_SCREEN).matches) later(() => hoveredAt(score), OPEN_AFTER_MS);
      else if (target.closest(`[${HOVER_CARD_MARK}]`)) clearTimeout(timer.current);
    };
    return {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && target instanceof Element) look(target);
      },
      onPointerOut: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && target instanceof Element && target.closest(`${SCORE}, [${HOVER_CARD_MARK}]`)) {
          later(() => undefined, CLOSE_AFTER_MS);
        }
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) look(target);
      },
      onBlur: close,
      onClick: close,
    };
  }, [later, close]);

  return { hovered, handlers };
}

function hoveredAt(score: HTMLElement): HoveredMatch | undefined {
  const id = toId(score.closest<HTMLElement>('[data-match]')?.dataset.match);
  return id === undefined ? undefined : { id, anchor: score.getBoundingClientRect() };
}

/** Escape closes it, and so does all that takes the score from under it. */
function useClosing(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    // Not what scrolls inside the pop-over: such scrolling does not bubble.
    window.addEventListener('scroll', close, { passive: true });
    window.addEventListener('resize', close);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('scroll', close);
      window.removeEventListener('resize', close);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, close]);
}
