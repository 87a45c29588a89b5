import { NO_PICTURE } from 'shared-kernel/design/noPicture';

/** Of a picture that can be opened; one that is not there cannot. */
const AS_BUTTON = ['role', 'tabindex', 'aria-label'];

/**
 * Draws a pitch in the place of each picture of an article that cannot be had; its words are still read out. Returns the stop.
 */
export function brokenPictures(content: HTMLElement): () => void {
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || target.getAttribute('src') === NO_PICTURE) return;
    target.src = NO_PICTURE;
    for (const name of AS_BUTTON) target.removeAttribute(name);
  };
  // Errors do not rise; they can be caught on their way down.
  content.addEventListener('error', onError, true);
  return () => content.removeEventListener('error', onError, true);
}
