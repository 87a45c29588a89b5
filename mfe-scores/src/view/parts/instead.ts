import type { KeyboardEvent, MouseEvent } from 'react';

/** Acts in place of a link's navigation, unless the visitor asked for another tab or window. */
export function instead(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}

/** Space presses a link that acts as a button or a tab, where the browser would scroll. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
