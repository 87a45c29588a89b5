/**
 * Runs `work` one at a time. A call during a run causes one more run after it, because the running one may return data
 * older than the call.
 *
 * @param work never rejects; it may stop early once its signal has fired
 */
export function oneAtATime(work: (signal: AbortSignal) => Promise<void>) {
  let running: AbortController | undefined;
  let isWantedAgain = false;

  return {
    async run() {
      if (running) {
        isWantedAgain = true;
        return;
      }
      const controller = new AbortController();
      running = controller;
      do {
        isWantedAgain = false;
        await work(controller.signal);
      } while (isWantedAgain && !controller.signal.aborted);
      if (running === controller) running = undefined;
    },
    stop() {
      running?.abort();
      running = undefined;
    },
  };
}
