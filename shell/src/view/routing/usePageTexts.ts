import { useEffect } from 'react';
import { matchPath } from 'shared-kernel/router';
import { PAGES } from '../../domain/pages';
import { t } from '../texts/texts';

const SITE_NAME = 'TySo';

/** Title and description of the page at an address. A detail page may set a better title once it knows its article. */
export function usePageTexts(pathname: string): void {
  useEffect(() => {
    const page = PAGES.find(({ pattern }) => matchPath(pattern, pathname));
    if (!page) return;
    document.title = `${t(`pages.${page.text}.title`)} | ${SITE_NAME}`;
    descriptionTag().content = t(`pages.${page.text}.description`);
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
