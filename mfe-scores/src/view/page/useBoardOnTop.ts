import { useEffect, useRef } from 'react';
import { FILTER_BAR_ID } from '../filterBar/FilterBar';
import type { BoardWish } from './useFilterOfAddress';

/** Scrolls to the board's controls for each wish, as soon as they are there: the adverts above have been seen. */
export function useBoardOnTop(wish: BoardWish | undefined, isThere: boolean): void {
  const answered = useRef<BoardWish>(undefined);
  useEffect(() => {
    if (!wish || !isThere || answered.current === wish) return;
    answered.current = wish;
    // To the very edge: the page's own scroll padding is for what sticks to it.
    const top = document.getElementById(FILTER_BAR_ID)?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top, behavior: 'instant' });
  }, [wish, isThere]);
}
