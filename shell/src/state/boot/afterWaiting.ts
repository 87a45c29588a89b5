const SECOND_MS = 1_000;

/** A timer that fires so much too late was held up by a busy page, in milliseconds. */
const LATE_MS = 250;

/**
 * Calls `end` after a time in which the page was free to hear an answer, in whole seconds. A second in which it was busy
 * does not count, as on a cheap phone that draws a board: an answer that came meanwhile is still waiting to be read. At
 * most as many are left out as count, so that a page that is always busy comes to an end, too.
 *
 * @returns stops the wait
 */
export function afterWaiting(limitMs: number, end: () => void): () => void {
  let left = limitMs;
  let busy = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const due = performance.now() + SECOND_MS;
    timer = setTimeout(() => {
      if (performance.now() - due > LATE_MS && busy < limitMs) busy += SECOND_MS;
      else left -= SECOND_MS;
      if (left <= 0) end();
      else wait();
    }, SECOND_MS);
  };
  wait();
  return () => clearTimeout(timer);
}
