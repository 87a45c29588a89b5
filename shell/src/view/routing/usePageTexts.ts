import { useEffect } from 'react';
import { pageAt, pageTitle } from 'shared-kernel/contract/pageTexts';
import { t } from '../texts/texts';

/** Title and description of the page at an address. A detail page may set a better title once it knows its article. */
export function usePageTexts(pathname: string): void {
  useEffect(() => {
    const page = pageAt(pathname);
    if (!page) return;
    document.title = pageTitle(t(`pages.${page}.title`));
    descriptionTag().content = t(`pages.${page}.description`);
  }, [pathname]);
}

function descriptionTag(): HTMLMetaElement {
  const known = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (known) return known;
  const made = document.createElement('meta');
  made.name = 'description';
  document.head.append(made);
  return made;
}
