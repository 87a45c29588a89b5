import { useEffect, useRef } from 'react';
import { pageAt, pageTitle } from 'shared-kernel/contract/pageTexts';
import { useHouse } from '../house';
import { t } from '../texts/texts';

/** Title and description of the page at an address. A detail page may set a better title once it knows its article. */
export function usePageTexts(pathname: string): void {
  const { firstPage } = useHouse();
  const entered = useRef(pathname);
  useEffect(() => {
    const page = pageAt(pathname);
    // What `delivery` wrote to be read has better texts than ours, and they are there already.
    if (!page || firstPage.isHeld$.value) return;
    // Browsers share the address that a page calls its own: it was that of the page the visitor came in by.
    if (pathname !== entered.current) document.querySelector('link[rel="canonical"]')?.remove();
    document.title = pageTitle(t(`pages.${page}.title`));
    descriptionTag().content = t(`pages.${page}.description`);
  }, [pathname, firstPage]);
}

function descriptionTag(): HTMLMetaElement {
  const known = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (known) return known;
  const made = document.createElement('meta');
  made.name = 'description';
  document.head.append(made);
  return made;
}
