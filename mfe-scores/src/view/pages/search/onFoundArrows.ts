import type { KeyboardEvent } from 'react';

/** Arrows lead from the field to the first link and on, Escape back to the field. */
export function onFoundArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const next = at < 0 ? undefined : stops[placeAfter(event.key, at)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function placeAfter(key: string, at: number): number {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Escape':
      // In the field it empties the field, as browsers have it.
      return at > 0 ? 0 : -1;
    default:
      return -1;
  }
}
