/** Hidden tabs get no frames, but the board must settle there too, in milliseconds. */
const HIDDEN_TAB_MS = 250;

/**
 * Gathers requests until the next animation frame, then runs `flush` once.
 *
 * @returns `request`, and `stop`, which drops an open request
 */
export function createFrame(flush: () => void) {
  let stopWaiting: (() => void) | undefined;

  const stop = () => {
    stopWaiting?.();
    stopWaiting = undefined;
  };
  const run = () => {
    stop();
    flush();
  };
  return {
    stop,
    request() {
      if (stopWaiting) return;
      const frame = requestAnimationFrame(run);
      const timer = setTimeout(run, HIDDEN_TAB_MS);
      stopWaiting = () => {
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    },
  };
}
