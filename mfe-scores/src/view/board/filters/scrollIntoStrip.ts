/** Space beside the item in px, so that its neighbour shows. */
const NEIGHBOUR_PX = 24;

/** Scrolls an item of a horizontal strip into view. Only the strip moves, never the page. */
export function scrollIntoStrip(strip: HTMLElement | null, item: HTMLElement | undefined): void {
  if (!strip || !item) return;
  const [room, place] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  const before = place.left - NEIGHBOUR_PX - room.left;
  const after = place.right + NEIGHBOUR_PX - room.right;
  if (before < 0) strip.scrollLeft += before;
  else if (after > 0) strip.scrollLeft += after;
}
