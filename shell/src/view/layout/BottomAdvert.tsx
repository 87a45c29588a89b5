import { useEffect, useRef } from 'react';
import { Slot } from '../remotes/Slot';
import { BOTTOM_ADVERT_ATTRIBUTE } from './PageStyle';

/** The closable advert at the bottom edge. While it is there, floating parts and the footer end above it. */
export function BottomAdvert() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const { current } = place;
    const root = document.documentElement;
    const look = () => {
      root.toggleAttribute(BOTTOM_ADVERT_ATTRIBUTE, current.querySelector('[data-slot] > *') !== null);
    };
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      root.removeAttribute(BOTTOM_ADVERT_ATTRIBUTE);
    };
  }, []);
  return (
    <div ref={place}>
      <Slot name="FixBottom" />
    </div>
  );
}
