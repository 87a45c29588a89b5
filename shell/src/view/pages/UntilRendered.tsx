import { type ReactNode, useEffect, useRef } from 'react';
import { of } from 'rxjs';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import styled from 'styled-components';
import { behindServerHtml } from '../serverHtml/behindServerHtml';
import { ServerHtml } from '../serverHtml/ServerHtml';
import { useFirstPart } from '../serverHtml/useFirstPart';

const NOTHING_LEFT = of(0);

/** The page at the address, behind what `delivery` wrote until the page reports that it is rendered. */
export function UntilRendered({ children }: { children: ReactNode }) {
  const { part, isHeld } = useFirstPart('page');
  const heightLeft = useObservable(part?.heightLeft$ ?? NOTHING_LEFT, 0);
  const { pathname } = useLocation();
  const entered = useRef(pathname);

  useEffect(() => {
    if (entered.current !== pathname) part?.release();
  }, [part, pathname]);

  if (!part) return children;
  return (
    <Place data-held={isHeld || undefined} style={{ minHeight: heightLeft || undefined }}>
      {isHeld && <ServerHtml part={part} />}
      <div>{children}</div>
    </Place>
  );
}

const Place = styled.div`
  &[data-held] { position: relative; }
  ${behindServerHtml}
`;
