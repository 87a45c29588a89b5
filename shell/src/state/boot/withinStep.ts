import { responsiveTimeout } from './responsiveTimeout';

/** Limit of a request of the shell itself; those are small and go to our own origin. */
export const STEP_LIMIT_MS = 3_000;

/**
 * Runs one request, including its body, within the limit of a step.
 *
 * @throws Error `no answer within 3000 ms`, or what `ask` threw
 */
export async function withinStep<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const stop = responsiveTimeout(STEP_LIMIT_MS, () => limit.abort());
  try {
    return await ask(limit.signal);
  } catch (error) {
    if (limit.signal.aborted) throw new Error(`no answer within ${STEP_LIMIT_MS} ms`, { cause: error });
    throw error;
  } finally {
    stop();
  }
}
