/** Everything the shell asks for on its own is small and near: more than this means that something is wrong. */
export const STEP_LIMIT_MS = 3_000;

/**
 * One request with its answer's body, within the limit of a step.
 *
 * @throws Error `no answer within 3000 ms`, or what `ask` threw
 */
export async function withinStep<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), STEP_LIMIT_MS);
  try {
    return await ask(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) throw new Error(`no answer within ${STEP_LIMIT_MS} ms`, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
