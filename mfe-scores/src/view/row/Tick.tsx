/** Blinks in step with all others: they all count from the start of the page. */
export function Tick() {
  return (
    <span aria-hidden="true" ref={blink}>
      ’
    </span>
  );
}

const BLINK_MS = 1000;

/**
 * By script, because a CSS animation dispatches an event in each iteration, which React handles at its root, once a
 * second for every live row.
 */
function blink(element: HTMLElement | null): (() => void) | undefined {
  // Test environments and very old browsers lack `animate`: the mark then does not blink.
  if (!element?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  // The steps are those of the effect, not of its keyframes: then nothing is restyled between two of them.
  const animation = element.animate(
    { opacity: [1, 0, 0] },
    { duration: BLINK_MS, iterations: Infinity, easing: 'steps(2)' },
  );
  animation.startTime = 0;
  return () => animation.cancel();
}
