import { sameElement } from './sameElement';

/**
 * Puts what the visitor typed while only the HTML was there into the field of the app, as if they typed it there.
 *
 * @param from what the server rendered, and leaves
 * @param to where the app has rendered the same
 */
export function repeatTyping(from: readonly Element[], to: Element): void {
  for (const typed of from.flatMap((one) => [...one.querySelectorAll('input')])) {
    const { value, defaultValue } = typed;
    if (value === defaultValue) continue;
    const own = sameElement(typed, from, to);
    // Who typed there meanwhile goes on with that.
    if (!(own instanceof HTMLInputElement) || own.value !== defaultValue) continue;
    // React overrides the field's own setter, by which it would take the text for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(own, value);
    own.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
