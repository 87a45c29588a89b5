const SECOND_MS = 1_000;

/**
 * Calls `end` after a time in which the page was free to hear an answer, in whole seconds. However long the page is
 * busy at a stretch, as a cheap phone is while it draws a board, that counts as one second: an answer that came
 * meanwhile is still waiting to be read.
 *
 * @returns stops the wait
 */
export function afterWaiting(limitMs: number, end: () => void): () => void {
  let left = limitMs;
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    if (left <= 0) return end();
    left -= SECOND_MS;
    timer = setTimeout(wait, SECOND_MS);
  };
  wait();
  return () => clearTimeout(timer);
}
