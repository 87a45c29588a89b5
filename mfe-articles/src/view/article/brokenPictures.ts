import { NO_PICTURE } from 'shared-kernel/design/noPicture';

/** Attributes of a picture that can be opened; a broken one loses them. */
const AS_BUTTON = ['role', 'tabindex', 'aria-label'];

/**
 * Replaces each broken picture of an article by a pitch; its text is still read out. Where a content policy refuses the
 * pitch too, only the text stays. Returns the stop.
 */
export function brokenPictures(content: HTMLElement): () => void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (target.getAttribute('src') === NO_PICTURE) return target.removeAttribute('src');
    target.src = NO_PICTURE;
    for (const name of AS_BUTTON) target.removeAttribute(name);
  };
  // Error events do not bubble, but can be captured.
  content.addEventListener('error', onError, true);
  return () => content.removeEventListener('error', onError, true);
}
