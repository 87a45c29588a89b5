import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'shared-kernel/router';
import styled from 'styled-components';
import { behindPicture } from '../pictures/behindPicture';
import { Picture } from '../pictures/Picture';
import { useFirstPart } from '../pictures/useFirstPart';

/** The page at the address, behind what `delivery` wrote until the page reports that it is drawn. */
export function UntilDrawn({ children }: { children: ReactNode }) {
  const { part, isHeld } = useFirstPart('page');
  const { pathname } = useLocation();
  const entered = useRef(pathname);

  useEffect(() => {
    if (entered.current !== pathname) part?.release();
  }, [part, pathname]);

  if (!part) return children;
  return (
    <Place data-held={isHeld || undefined}>
      {isHeld && <Picture part={part} />}
      <div>{children}</div>
    </Place>
  );
}

const Place = styled.div`
  &[data-held] { position: relative; }
  ${behindPicture}
`;
