import { useEffect, useRef } from 'react';
import { useObservable } from 'shared-kernel/react/useObservable';
import { NO_POINTERS } from '../../state/remotes/readPointers';
import { textsAt } from '../../state/remotes/screenAt';
import { useFrameServices } from '../appServices';

/** Title and description of the page at an address. */
export function usePageTexts(pathname: string): void {
  const { firstPage, pageTexts, remotes } = useFrameServices();
  const entered = useRef(pathname);
  const texts = textsAt(pathname, useObservable(remotes.pointers$, NO_POINTERS), remotes.isAnyUnread());
  const { title, description } = texts ?? {};
  useEffect(() => {
    // `delivery` has already written better texts than ours for its first page.
    if (title === undefined || description === undefined || firstPage.of('page')?.isHeld$.value) return;
    // Browsers share a page's canonical address; after a navigation it is that of the first page.
    if (pathname !== entered.current) document.querySelector('link[rel="canonical"]')?.remove();
    pageTexts.show({ title, description });
  }, [pathname, title, description, firstPage, pageTexts]);
}
