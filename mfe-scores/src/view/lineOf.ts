/** The drawn line of a match. Ids are compared as they are: quoted in a selector, some of them would end it. */
export function lineOf(lines: ParentNode, match: string): HTMLElement | undefined {
  return [...lines.querySelectorAll<HTMLElement>('[data-match]')].find(({ dataset }) => dataset.match === match);
}
