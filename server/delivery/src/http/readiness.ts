import type { FastifyInstance } from 'fastify';
import { createShortMemory } from '../page/reading/shortMemory';

/** However many ask, `api` is asked once a second, and nobody waits longer for it. */
const FRESH_MS = 1_000;
const PATIENCE_MS = 1_000;

/**
 * `/healthz` tells whether this process lives: whoever starts it anew looks there, and may not do so because another is away.
 * `/ready` tells a watch outside whether visitors get scores.
 */
export function serveReadiness(app: FastifyInstance, apiOrigin: string): void {
  const memory = createShortMemory<boolean>({ freshMs: FRESH_MS, patienceMs: PATIENCE_MS, most: 1 });
  const ask = () => isApiReady(apiOrigin, AbortSignal.timeout(PATIENCE_MS));

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/ready', async (_request, reply) => {
    const isReady = (await memory.get(apiOrigin, ask)) === true;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady, waiting_for: isReady ? [] : ['api'] });
  });
}

/** Whether `api` serves visitors. A server of others need not know the address, and answers all the same. */
export async function isApiReady(apiOrigin: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(`${apiOrigin}/readyz`, { signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}
