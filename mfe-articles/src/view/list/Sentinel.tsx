import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** The next page loads when its place is this close to the view. */
const AHEAD = '600px';

/** An invisible mark that reports once that the visitor has scrolled near it. */
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
