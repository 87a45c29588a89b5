import { useCallback, useState } from 'react';
import { t } from '../../texts';
import { brokenPictures } from './brokenPictures';
import { FullScreenPicture } from './FullScreenPicture';
import { type OpenablePicture, openablePictures } from './openablePictures';
import { SafeHtml } from './SafeHtml';
import { scrollableTables } from './scrollableTables';

/** The editors' text, with pictures that open full screen and tables that scroll on their own. */
export function RichText({ html, pictureHome }: { html: string; pictureHome: string | undefined }) {
  const [picture, setPicture] = useState<OpenablePicture>();
  const onDrawn = useCallback((content: HTMLElement) => {
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
      <SafeHtml html={html} pictureHome={pictureHome} onDrawn={onDrawn} />
      {picture && <FullScreenPicture picture={picture} onClose={() => setPicture(undefined)} />}
    </>
  );
}
