/**
 * Puts each table of an article into a region of its own that scrolls sideways, by keyboard too. Returns the undoing.
 *
 * @param nameOf what readers hear of a table, by its caption
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
