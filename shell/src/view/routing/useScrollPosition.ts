import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'shared-kernel/router';
import { holdScroll } from './holdScroll';
import { scrollMemory } from './scrollMemory';
import { scrollFor } from './scrollPlace';

const memory = scrollMemory();

/**
 * Scrolls a new page to its top; Back, Forward and a reload return to the old position. Our pages fill themselves after
 * the first render, so the browser's own restoring comes too early.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return memory.keep(window);
  }, []);

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    memory.enter(entry);
    if (type === 'POP') {
      const place = isFirst && !isReturn() ? undefined : memory.of(entry);
      if (place && place.y > 0) return holdScroll(window, () => scrollFor(window, place), memory.pause());
      return goTo(isFirst ? undefined : 0);
    }
    return goTo(isNewPage ? 0 : undefined);
  }, [entry, pathname, type]);
}

function goTo(y: number | undefined): undefined {
  if (y !== undefined) window.scrollTo(0, y);
}

/** Whether this page was reloaded or returned to from another site, rather than newly opened. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type !== 'navigate';
}
