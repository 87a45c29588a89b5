/**
 * The element in `to` that stands for one in `from`: a button with the same value; else a link to the same address, or
 * a control, with the same text, by its index among equal ones. It takes focus and tap over when the app replaces what
 * the server rendered.
 */
export function sameElement(element: HTMLElement, from: readonly Element[], to: Element): HTMLElement | undefined {
  const among = (root: Element) =>
    [root, ...root.querySelectorAll(element.localName)].filter(
      (other): other is HTMLElement => other instanceof HTMLElement && nameOf(other) === nameOf(element),
    );
  const there = among(to);
  return there[from.flatMap(among).indexOf(element)] ?? there[0];
}

/**
 * Calls `use` with that element as soon as the app has rendered it, now or in a later frame: a part whose data comes
 * late is rendered after the rest.
 *
 * @param until when this is given up, as `performance.now()` tells it, in milliseconds
 */
export function onceRendered(
  [element, from, to]: Parameters<typeof sameElement>,
  until: number,
  use: (own: HTMLElement) => void,
): void {
  const own = sameElement(element, from, to);
  if (own) use(own);
  else if (performance.now() < until) requestAnimationFrame(() => onceRendered([element, from, to], until, use));
}

function nameOf(element: Element): string {
  const [value, ...others] = ['value', 'name', 'href', 'aria-label'].map((name) => element.getAttribute(name));
  const rest = element.localName === 'button' && value ? [] : [...others, element.textContent];
  return JSON.stringify([element.localName, value, ...rest]);
}
