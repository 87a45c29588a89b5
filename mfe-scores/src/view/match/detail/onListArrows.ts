import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End in a list of focusable items. */
export function onListArrows(event: KeyboardEvent, list: HTMLElement | null): void {
  const items = [...(list?.querySelectorAll<HTMLElement>(':scope > [tabindex]') ?? [])];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = items[placeAfter(event.key, at, items.length)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function placeAfter(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
