import { useEffect, useRef } from 'react';
import { pageAt } from 'shared-kernel/contract/pageTexts';
import { useAppServices } from '../appServices';
import { t } from '../texts/texts';

/** Title and description of the page at an address. */
export function usePageTexts(pathname: string): void {
  const { firstPage, pageTexts } = useAppServices();
  const entered = useRef(pathname);
  useEffect(() => {
    const page = pageAt(pathname);
    // What `delivery` wrote to be read has better texts than ours, and they are there already.
    if (!page || firstPage.isHeld$.value) return;
    // Browsers share the address that a page calls its own: it was that of the page the visitor came in by.
    if (pathname !== entered.current) document.querySelector('link[rel="canonical"]')?.remove();
    pageTexts.show({ title: t(`pages.${page}.title`), description: t(`pages.${page}.description`) });
  }, [pathname, firstPage, pageTexts]);
}
