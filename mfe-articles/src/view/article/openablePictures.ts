/** A picture of an article, to be shown full screen. */
export type OpenablePicture = {
  src: string;
  alt: string;
  /** The caption below it in the article. */
  caption: string;
};

type Options = {
  /** The label of a picture that can be opened, for screen readers. */
  labelOf: (alt: string) => string;
  onOpened: (picture: OpenablePicture) => void;
};

/**
 * Lets visitors open every picture of an article, by pointer and by keyboard. React does not own the article's HTML, so
 * the listeners are on its container. Returns the stop.
 */
export function openablePictures(content: HTMLElement, { labelOf, onOpened }: Options): () => void {
  for (const picture of content.querySelectorAll('img')) {
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
    picture.setAttribute('aria-label', labelOf(picture.alt));
  }
  const open = (event: Event) => {
    // A broken picture is no button any more.
    if (!(event.target instanceof HTMLImageElement) || event.target.getAttribute('role') !== 'button') return;
    // A picture within a link opens as well; the keyboard can still follow the link.
    event.preventDefault();
    event.target.focus({ preventScroll: true });
    onOpened(pictureOf(event.target));
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') open(event);
  };
  content.addEventListener('click', open);
  content.addEventListener('keydown', openByKey);
  return () => {
    content.removeEventListener('click', open);
    content.removeEventListener('keydown', openByKey);
  };
}

function pictureOf(image: HTMLImageElement): OpenablePicture {
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent?.trim() ?? '';
  return { src: image.currentSrc || image.src, alt: image.alt, caption };
}
