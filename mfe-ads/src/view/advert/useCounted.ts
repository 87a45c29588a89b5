import { type RefObject, useEffect } from 'react';
import type { Counted } from '../../state/createAdvertCounter';
import { useAds } from '../ads';

/** An advert counts as shown when this share of it is visible. */
const SHARE = 0.5;

/**
 * Counts an advert as shown once it is visible, once per page view: many stay mounted from page to page.
 *
 * @returns a handler for clicks
 */
export function useCounted(ref: RefObject<Element | null>, { slot, id }: Counted): () => void {
  const { counter, turn } = useAds();
  useEffect(() => {
    const element = ref.current;
    if (!element || id === undefined || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // What has no height is in sight for the observer, as far as it goes.
        if (!entries.some((entry) => entry.isIntersecting && entry.boundingClientRect.height > 0)) return;
        observer.disconnect();
        counter.shown({ slot, id }, turn);
      },
      { threshold: SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, counter, turn, slot, id]);
  return () => counter.clicked({ slot, id }, turn);
}
