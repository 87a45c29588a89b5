/** A page that has not grown to the old position by then will not, in milliseconds. */
const LONGEST_MS = 3_000;

/** A long list measures its rows and corrects itself: the position is held for this long after, in milliseconds. */
const SETTLED_MS = 400;

/** Events by which a visitor scrolls: they end the hold. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place, and again while the page grows towards it or moves away from it, until it has settled, the
 * visitor scrolls, or time is up. Returns its stop.
 *
 * @param wanted how far to scroll for it, in pixels, on the page as it is at that moment
 */
export function holdScroll(window: Window, wanted: () => number, onOver: () => void): () => void {
  const { body, documentElement } = window.document;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(settled);
    window.removeEventListener('scroll', hold);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    onOver();
  };
  const hold = () => {
    const y = wanted();
    const isReachable = documentElement.scrollHeight - window.innerHeight >= y;
    if (Math.abs(window.scrollY - y) > 1) window.scrollTo(0, y);
    if (isReachable) settled ??= setTimeout(stop, SETTLED_MS);
  };
  const observer = new ResizeObserver(hold);
  const timer = setTimeout(stop, LONGEST_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  window.addEventListener('scroll', hold, { passive: true });
  observer.observe(body);
  hold();
  return stop;
}
