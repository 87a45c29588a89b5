import { useEffect, useRef } from 'react';
import { FILTER_BAR_ID } from '../filterBar/FilterBar';
import type { BoardWish } from './useFilterOfAddress';

/** Scrolls to the board's controls for each wish, as soon as they are there: the adverts above have been seen. */
export function useBoardOnTop(wish: BoardWish | undefined, isThere: boolean): void {
  const answered = useRef<BoardWish>(undefined);
  useEffect(() => {
    if (!wish || !isThere || answered.current === wish) return;
    answered.current = wish;
    document.getElementById(FILTER_BAR_ID)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [wish, isThere]);
}
