import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ABOVE_PHONE } from 'shared-kernel/design/media';
import { toId } from 'shared-kernel/entities/id';
import type { MatchId } from 'shared-kernel/entities/match';

/** The score under the pointer or focus, and its place in the window. */
export type HoveredMatch = { id: MatchId; anchor: DOMRect };

/** A pointer that passes by opens nothing, and one that slips off may return. */
const OPEN_AFTER_MS = 180;
const CLOSE_AFTER_MS = 220;

/** The card itself, which the pointer may enter. */
const CARD = '[data-hover-card]';

const SCORE = '[data-opens="detail"]';

/** The link of a score reaches across its line: its numbers are what the pointer rests on. */
const NUMBERS = `${SCORE} > *`;

/** Small screens have no room beside the score, and fingers do not hover: there a tap opens the detail. */

/**
 * The score that the pointer or the focus rests on.
 *
 * @returns the match of that score, and handlers for the element around scores and card
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
    const look = (target: Element, over: string) => {
      const score = target.closest(over)?.closest<HTMLElement>(SCORE);
      // The score is measured later: the browser scrolls a focused element into view only after the event.
      if (score && window.matchMedia(ABOVE_PHONE).matches) later(() => hoveredAt(score), OPEN_AFTER_MS);
      else if (target.closest(CARD)) clearTimeout(timer.current);
    };
    return {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && target instanceof Element) look(target, NUMBERS);
      },
      onPointerOut: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && target instanceof Element && target.closest(`${NUMBERS}, ${CARD}`)) {
          later(() => undefined, CLOSE_AFTER_MS);
        }
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) look(target, SCORE);
      },
      onBlur: close,
      // Within the card a click unfolds the substitutions.
      onClick: ({ target }: MouseEvent) => {
        if (!(target instanceof Element && target.closest(CARD))) close();
      },
    };
  }, [later, close]);

  return { hovered, handlers };
}

function hoveredAt(score: HTMLElement): HoveredMatch | undefined {
  const id = toId(score.closest<HTMLElement>('[data-match]')?.dataset.match);
  return id === undefined ? undefined : { id, anchor: score.getBoundingClientRect() };
}

/** Escape closes the card, and so does anything that moves the score away from it. */
function useClosing(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    // Does not fire for scrolling inside the card, which does not bubble.
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
