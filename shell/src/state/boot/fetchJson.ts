import { withinStep } from './withinStep';

export type Fetch = typeof fetch;

/**
 * Fetches JSON of the site's own files. The server is asked each time: a cached copy counts only if it confirms it.
 *
 * @throws Error that names the address when no JSON came within the limit
 */
export async function fetchJson(fetch: Fetch, url: string): Promise<unknown> {
  try {
    return await withinStep(async (signal) => {
      const response = await fetch(url, { signal, cache: 'no-cache' });
      if (!response.ok) throw new Error(`expected status 200, got ${response.status}`);
      return await response.json();
    });
  } catch (error) {
    const reason = error instanceof Error && error.name === 'Error' ? error.message : String(error);
    throw new Error(`GET ${url}: ${reason}`, { cause: error });
  }
}
