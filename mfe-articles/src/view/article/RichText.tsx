import { useCallback, useState } from 'react';
import { useTexts } from '../../texts';
import { FullScreenPicture } from './FullScreenPicture';
import { openablePictures, type Picture } from './openablePictures';
import { SafeHtml } from './SafeHtml';
import { scrollableTables } from './scrollableTables';

/** What the editors wrote, with pictures that open to the whole screen and tables that scroll in themselves. */
export function RichText({ html }: { html: string }) {
  const t = useTexts();
  const [picture, setPicture] = useState<Picture>();
  const onDrawn = useCallback(
    (content: HTMLElement) => {
      const unwrap = scrollableTables(content, (caption) => caption || t('article.table'));
      const labelOf = (alt: string) => (alt ? t('article.openPictureOf', { alt }) : t('article.openPicture'));
      const stop = openablePictures(content, { labelOf, onOpened: setPicture });
      return () => {
        stop();
        unwrap();
      };
    },
    [t],
  );
  return (
    <>
      <SafeHtml html={html} onDrawn={onDrawn} />
      {picture && <FullScreenPicture picture={picture} onClose={() => setPicture(undefined)} />}
    </>
  );
}
