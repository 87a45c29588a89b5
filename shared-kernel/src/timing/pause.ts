/**
 * Lets the browser paint and respond before more work. It posts a message, because timers wait 4 ms, and a second in a
 * hidden tab; where messages are missing, as in jsdom, a timer does it.
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
