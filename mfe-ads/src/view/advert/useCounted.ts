import { type RefObject, useEffect } from 'react';
import type { AdvertCounter, Counted } from '../../state/advertCounter';

/** As much of an advert must have been in sight for it to count as shown. */
const SHARE = 0.5;

/** Counts an advert as shown once it is in sight, once for each page view (`turn`): many stay where they are from page to page. */
export function useCounted(
  ref: RefObject<Element | null>,
  counter: AdvertCounter,
  turn: number,
  { slot, id }: Counted,
): void {
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
}
