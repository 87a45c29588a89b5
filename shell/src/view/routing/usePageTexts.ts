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
    // `delivery` has already written better texts than ours for its first page.
    if (!page || firstPage.isHeld$.value) return;
    // Browsers share a page's canonical address; after a navigation it is that of the first page.
    if (pathname !== entered.current) document.querySelector('link[rel="canonical"]')?.remove();
    pageTexts.show({ title: t(`pages.${page}.title`), description: t(`pages.${page}.description`) });
  }, [pathname, firstPage, pageTexts]);
}
