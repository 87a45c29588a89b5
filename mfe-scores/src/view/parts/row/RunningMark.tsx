import { blinkTogether } from './blinkTogether';

/** The mark of a running minute. It blinks, unless the visitor asked for less motion. */
export function RunningMark() {
  return (
    <span aria-hidden="true" ref={blink}>
      ’
    </span>
  );
}

function blink(element: HTMLElement | null): (() => void) | undefined {
  if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  return blinkTogether(element);
}
