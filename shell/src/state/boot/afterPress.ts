/**
 * Calls `then` at once, or, while the visitor presses something in `node`, as soon as the press is over: the browser
 * gives no click to what was moved or removed between the two halves of a press.
 */
export function afterPress(node: Element, then: () => void): void {
  if (node.matches(':active')) requestAnimationFrame(() => afterPress(node, then));
  else then();
}
