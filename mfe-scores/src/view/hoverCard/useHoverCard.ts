import { type FocusEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';

/** A score that is being looked at, and where it stands in the window. */
export type Peek = { id: MatchId; anchor: DOMRect };

/** A pointer that only passes by opens nothing, and one that slips off may come back. */
const OPEN_AFTER_MS = 180;
const CLOSE_AFTER_MS = 220;

/** Marks the pop-over itself, on which the pointer may rest. */
export const PEEK_MARK = 'data-peek';

const SCORE = '[data-opens="detail"]';

/** Small screens have no room beside the score, and fingers do not hover: there a tap opens the detail. */
const LARGE_SCREEN = '(min-width: 641px)';

/**
 * Which score the pointer rests on, or the keyboard stands on.
 *
 * @returns the peek, and handlers for the element that holds scores and pop-over
 */
export function usePeek() {
  const [peek, setPeek] = useState<Peek>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = useCallback((next: () => Peek | undefined, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPeek(next()), ms);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setPeek(undefined);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useClosing(peek !== undefined, close);

  const handlers = useMemo(() => {
    const look = (target: Element) => {
      const score = target.closest<HTMLElement>(SCORE);
      // Where the score stands is asked later: the browser scrolls to what gets the focus only after it has told.
      if (score && window.matchMedia(LARGE_SCREEN).matches) later(() => peekAt(score), OPEN_AFTER_MS);
      else if (target.closest(`[${PEEK_MARK}]`)) clearTimeout(timer.current);
    };
    return {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && target instanceof Element) look(target);
      },
      onPointerOut: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && target instanceof Element && target.closest(`${SCORE}, [${PEEK_MARK}]`)) {
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

  return { peek, handlers };
}

function peekAt(score: HTMLElement): Peek | undefined {
  const id = Number(score.closest<HTMLElement>('[data-match]')?.dataset.match);
  return Number.isNaN(id) ? undefined : { id, anchor: score.getBoundingClientRect() };
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
