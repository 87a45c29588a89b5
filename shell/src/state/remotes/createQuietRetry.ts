/** Quiet retries after a failure, in milliseconds; the last one repeats. */
const QUIET_RETRY_MS = [5_000, 20_000] as const;
const LAST_RETRY_MS = 60_000;

/** Plans one retry at a time, each later than the one before, until told to begin anew. */
export function createQuietRetry(retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let planned = 0;
  return {
    plan() {
      clearTimeout(timer);
      timer = setTimeout(retry, QUIET_RETRY_MS[planned] ?? LAST_RETRY_MS);
      planned += 1;
    },
    cancel: () => clearTimeout(timer),
    /** The next one comes as soon as the first did. */
    beginAnew() {
      planned = 0;
    },
  };
}
