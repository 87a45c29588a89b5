import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** The next page is asked for this far before its place comes into view. */
const AHEAD = '600px';

/** A mark without a look of its own: says once that the visitor has scrolled near it. */
export function Sentinel({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReached();
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onReached]);

  return <Mark ref={mark} aria-hidden="true" />;
}

const Mark = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 1px;
`;
