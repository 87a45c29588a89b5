/** Marks the first frame with an element of `selector`. Runs in the page, before anything else does. */
export function markFirstFrame({ mark, selector }: { mark: string; selector: string }): void {
  const watching = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watching.disconnect();
    // The frame is painted after its callbacks; the message arrives when that is done.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(mark);
      port2.postMessage(undefined);
    });
  });
  watching.observe(document, { subtree: true, childList: true });
}
