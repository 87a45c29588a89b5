import { useEffect, useRef } from 'react';
import { FILTER_BAR_ID } from '../../board/filters/FilterBar';
import type { BoardRequest } from './useFilterOfAddress';

/** Scrolls to the board's controls for each request, as soon as they are there: the adverts above have been seen. */
export function useBoardOnTop(request: BoardRequest | undefined, isThere: boolean): void {
  const answered = useRef<BoardRequest>(undefined);
  useEffect(() => {
    if (!request || !isThere || answered.current === request) return;
    answered.current = request;
    // To the very edge: the page's own scroll padding is for what sticks to it.
    const top = document.getElementById(FILTER_BAR_ID)?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top, behavior: 'instant' });
  }, [request, isThere]);
}
