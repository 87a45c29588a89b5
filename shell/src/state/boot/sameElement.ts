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

function nameOf(element: Element): string {
  const [value, ...others] = ['value', 'name', 'href', 'aria-label'].map((name) => element.getAttribute(name));
  const rest = element.localName === 'button' && value ? [] : [...others, element.textContent];
  return JSON.stringify([element.localName, value, ...rest]);
}
