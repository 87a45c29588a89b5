/** A page that did not grow to the old position by then will not. */
const LONGEST_MS = 3_000;

/** What a visitor does to scroll: from then on the position is theirs. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `y`, and again while the page still grows towards it, until it is there,
 * the visitor moves, or time is up. Returns its stop.
 */
export function holdScroll(window: Window, y: number, onOver: () => void): () => void {
  const { body, documentElement } = window.document;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    onOver();
  };
  const tryIt = () => {
    window.scrollTo(0, y);
    if (documentElement.scrollHeight - window.innerHeight >= y) stop();
  };
  const observer = new ResizeObserver(tryIt);
  const timer = setTimeout(stop, LONGEST_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  observer.observe(body);
  tryIt();
  return stop;
}
