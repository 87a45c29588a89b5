/** The mounted line of a match. It compares ids itself: quoted in a selector, some would end it. */
export function lineOf(lines: ParentNode, match: string): HTMLElement | undefined {
  return [...lines.querySelectorAll<HTMLElement>('[data-match]')].find(({ dataset }) => dataset.match === match);
}
