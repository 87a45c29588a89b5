import { type RefObject, useEffect } from 'react';
import type { Counted } from '../../state/createAdvertCounter';
import { useAds } from '../ads';

/** An advert counts as shown when this share of it is visible. */
const SHARE = 0.5;

/** How often, in milliseconds, one in the window is looked at while something stands over it, as at the bottom edge. */
const LOOK_MS = 500;

/**
 * Counts an advert as shown once it is visible and nothing covers its middle, once per page view: many stay mounted from
 * page to page.
 *
 * @returns a handler for clicks
 */
export function useCounted(ref: RefObject<Element | null>, { slot, id }: Counted): () => void {
  const { counter, turn } = useAds();
  useEffect(() => {
    const element = ref.current;
    if (!element || id === undefined || typeof IntersectionObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (isCovered(element)) {
        timer = setTimeout(look, LOOK_MS);
        return;
      }
      observer.disconnect();
      counter.shown({ slot, id }, turn);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        // What has no height is in sight for the observer, as far as it goes.
        if (entries.some((entry) => entry.isIntersecting && entry.boundingClientRect.height > 0)) look();
      },
      { threshold: SHARE },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref, counter, turn, slot, id]);
  return () => counter.clicked({ slot, id }, turn);
}

function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
