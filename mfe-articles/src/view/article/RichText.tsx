import { useCallback, useState } from 'react';
import type { ArticleHome } from 'shared-kernel/cleaning/articleRules';
import { t } from '../../texts';
import { brokenPictures } from './brokenPictures';
import { FullScreenPicture } from './FullScreenPicture';
import { type OpenablePicture, openablePictures } from './openablePictures';
import { SafeHtml } from './SafeHtml';
import { scrollableTables } from './scrollableTables';

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
