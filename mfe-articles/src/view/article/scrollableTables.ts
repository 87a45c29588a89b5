/**
 * Wraps each table of an article in a region that scrolls sideways, by keyboard too. Returns the undo.
 *
 * @param nameOf a table's name for screen readers, by its caption
 */
export function scrollableTables(content: HTMLElement, nameOf: (caption: string) => string): () => void {
  const regions = [...content.querySelectorAll('table')].map((table) => {
    const region = document.createElement('div');
    region.tabIndex = 0;
    region.setAttribute('role', 'region');
    region.setAttribute('aria-label', nameOf(table.caption?.textContent?.trim() ?? ''));
    table.replaceWith(region);
    region.append(table);
    return region;
  });
  return () => {
    for (const region of regions) region.replaceWith(...region.children);
  };
}
