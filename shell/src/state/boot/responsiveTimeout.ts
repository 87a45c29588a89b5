const SECOND_MS = 1_000;

/** A timer that fires so much too late was held up by a busy page, in milliseconds. */
const LATE_MS = 250;

/**
 * A timeout in whole seconds that leaves out seconds in which the main thread was busy, as on a cheap phone that renders
 * a board: a response that came meanwhile has not been read yet. It leaves out as many seconds as `limitMs` has at
 * most, so that a page that is always busy comes to an end, too.
 *
 * @returns stops the wait
 */
export function responsiveTimeout(limitMs: number, end: () => void): () => void {
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
