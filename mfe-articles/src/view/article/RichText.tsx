import { useCallback, useState } from 'react';
import type { ArticleHome } from 'shared-kernel/cleaning/articleRules';
import { t } from '../../texts';
import { brokenPictures } from './brokenPictures';
import { FullScreenPicture } from './FullScreenPicture';
import { type OpenablePicture, openablePictures } from './openablePictures';
import { SafeHtml } from './SafeHtml';

/** The editors' text, with pictures that open full screen and tables that scroll on their own. */
export function RichText({ html, home }: { html: string; home: ArticleHome }) {
  const [picture, setPicture] = useState<OpenablePicture>();
  const onRendered = useCallback((content: HTMLElement) => {
    const unwrap = scrollableTables(content, (caption) => caption || t('article.table'));
    const labelOf = (alt: string) => (alt ? t('article.openPictureOf', { alt }) : t('article.openPicture'));
    const stop = openablePictures(content, { labelOf, onOpened: setPicture });
    const stopMending = brokenPictures(content);
    return () => {
      stopMending();
      stop();
      unwrap();
    };
  }, []);
  return (
    <>
      <SafeHtml html={html} home={home} onRendered={onRendered} />
      {picture && <FullScreenPicture picture={picture} onClose={() => setPicture(undefined)} />}
    </>
  );
}

/**
 * Wraps each table of an article in a region that scrolls sideways, by keyboard too. Returns the undo.
 *
 * @param nameOf a table's name for screen readers, by its caption
 */
function scrollableTables(content: HTMLElement, nameOf: (caption: string) => string): () => void {
  const regions = [...content.querySelectorAll('table')].map((table) => {
    const region = document.createElement('div');
    region.tabIndex = 0;
    region.setAttribute('role', 'region');
    region.setAttribute('aria-label', nameOf(table.caption?.textContent?.trim() ?? ''));
    table.replaceWith(region);
    region.append(table);
    return region;
  });
  return () => {
    for (const region of regions) region.replaceWith(...region.children);
  };
}
