import { BOARD_ID, BOARD_ROWS_ID } from 'shared-kernel/contract/htmlData';
import { CONTENT_ID } from '../layout/SkipLinks';

/**
 * A place on a page: how far it was scrolled, and where its content began then, all in pixels. A page may come back
 * with another height above it, such as without the space of a slot that had nothing to show.
 */
export type ScrollPlace = { readonly y: number; readonly anchor: string; readonly top: number };

export function placeNow(window: Window): ScrollPlace {
  const { document, scrollY } = window;
  const anchor = [BOARD_ROWS_ID, BOARD_ID, CONTENT_ID].find((id) => document.getElementById(id)) ?? '';
  return { y: scrollY, anchor, top: topOf(window, anchor) ?? 0 };
}

/** How far to scroll for the same place on the page as it is now. Above its content a page has no place to keep. */
export function scrollFor(window: Window, { y, anchor, top }: ScrollPlace): number {
  const now = y > top ? topOf(window, anchor) : undefined;
  return Math.max(0, y + (now ?? top) - top);
}

function topOf({ document, scrollY }: Window, id: string): number | undefined {
  const element = document.getElementById(id);
  return element ? element.getBoundingClientRect().top + scrollY : undefined;
}

/** A place as it was stored. */
export function toScrollPlace(raw: unknown): ScrollPlace | undefined {
  if (typeof raw !== 'object' || raw === null || !('y' in raw) || !('anchor' in raw) || !('top' in raw))
    return undefined;
  const { y, anchor, top } = raw;
  const isPlace = typeof y === 'number' && typeof anchor === 'string' && typeof top === 'number';
  return isPlace ? { y, anchor, top } : undefined;
}
