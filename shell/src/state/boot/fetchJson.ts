/** Everything the shell asks for on its own is small and near: more than this means that something is wrong. */
export const STEP_LIMIT_MS = 3_000;

export type Fetch = typeof fetch;

/**
 * JSON of one of the site's own files, never from a stale cache.
 *
 * @throws Error that names the address when no JSON came within the limit
 */
export async function fetchJson(fetch: Fetch, url: string): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), STEP_LIMIT_MS);
  try {
    const response = await fetch(url, { signal: controller.signal, cache: 'no-cache' });
    if (!response.ok) throw new Error(`expected status 200, got ${response.status}`);
    return await response.json();
  } catch (error) {
    const reason = controller.signal.aborted ? `no answer within ${STEP_LIMIT_MS} ms` : String(error);
    throw new Error(`GET ${url}: ${reason}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
