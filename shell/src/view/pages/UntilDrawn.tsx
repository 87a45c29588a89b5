import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useLocation } from 'shared-kernel/router';
import { useAppServices } from '../appServices';

/** The page at the address, behind what `delivery` wrote until the page reports that it is drawn. */
export function UntilDrawn({ children }: { children: ReactNode }) {
  const { firstPage } = useAppServices();
  const { pathname } = useLocation();
  const entered = useRef(pathname);
  const isHeld = useObservable(firstPage.isHeld$, false);

  useEffect(() => {
    if (entered.current !== pathname) firstPage.release();
  }, [firstPage, pathname]);

  if (!firstPage.node) return children;
  return (
    <>
      {isHeld && <Written node={firstPage.node} />}
      <div hidden={isHeld}>{children}</div>
    </>
  );
}

/** Moves an existing element of the page to its new place before the paint. */
function Written({ node }: { node: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(node), [node]);
  return <div ref={place} />;
}
