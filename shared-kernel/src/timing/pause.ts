/**
 * Lets the browser draw and answer before more work is done. It is a message, because timers wait 4 ms,
 * and in a hidden tab a second; a timer stands in where there are no messages, as in jsdom.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
