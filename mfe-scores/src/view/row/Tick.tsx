/** Blinks in step with every other one: they all count from the start of the page. */
export function Tick() {
  return (
    <span aria-hidden="true" ref={blink}>
      ’
    </span>
  );
}

const BLINK_MS = 1000;

/**
 * By script, because an animation of the style sheet tells the whole page of each of its rounds: React hears that at its root,
 * once a second for every live row.
 */
function blink(element: HTMLElement | null): (() => void) | undefined {
  // Test environments and very old browsers cannot: the mark then stands still.
  if (!element?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  // The steps are those of the whole, not of its keyframes: then nothing is styled anew between two of them.
  const animation = element.animate(
    { opacity: [1, 0, 0] },
    { duration: BLINK_MS, iterations: Infinity, easing: 'steps(2)' },
  );
  animation.startTime = 0;
  return () => animation.cancel();
}
