import { type RefObject, useEffect } from 'react';
import type { Counted } from '../../state/createAdvertCounter';
import { useAds } from '../ads';

/** As much of an advert must have been in sight for it to count as shown. */
const SHARE = 0.5;

/**
 * Counts an advert as shown once it is in sight, once for each page view: many stay where they are from page to page.
 *
 * @returns to be called when the advert is followed
 */
export function useCounted(ref: RefObject<Element | null>, { slot, id }: Counted): () => void {
  const { counter, turn } = useAds();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is looked at anew
  useEffect(() => {
    const element = ref.current;
    if (!element || id === undefined || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        counter.shown({ slot, id });
      },
      { threshold: SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, counter, turn, slot, id]);
  return () => counter.clicked({ slot, id });
}
