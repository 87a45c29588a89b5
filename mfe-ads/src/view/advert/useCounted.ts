import { type RefObject, useEffect } from 'react';
import type { AdvertCounter, Counted } from '../../state/advertCounter';

/** As much of an advert must have been in sight for it to count as shown. */
const SHARE = 0.5;

/** Counts an advert as shown once it is in sight, once for as long as it stands there. */
export function useCounted(ref: RefObject<Element | null>, counter: AdvertCounter, { slot, id }: Counted): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
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
  }, [ref, counter, slot, id]);
}
