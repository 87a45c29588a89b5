import type { FastifyInstance } from 'fastify';
import { createTtlCache } from '../page/createTtlCache';

/** For those who watch the server. */
export const HEALTH_PATHS: readonly string[] = ['/healthz', '/ready'];

/** Interval of requests to `api`, and the longest wait for one, for any number of callers. */
type ReadinessTimes = { readonly freshMs: number; readonly patienceMs: number; readonly now?: () => number };

const TIMES: ReadinessTimes = { freshMs: 1_000, patienceMs: 1_000 };

/**
 * `/healthz` says whether this process is alive, for the supervisor that restarts it and the balancer in front; it does
 * not depend on other servers. `/ready` says whether visitors get scores, for monitoring.
 *
 * @param isDraining whether this server is about to end
 */
export function serveReadiness(
  app: FastifyInstance,
  apiOrigin: string,
  isDraining: () => boolean,
  { freshMs, patienceMs, ...clock }: ReadinessTimes = TIMES,
): void {
  const memory = createTtlCache<boolean>({ freshMs, waitMs: patienceMs, most: 1, ...clock });
  const ask = () => isApiReady(apiOrigin, AbortSignal.timeout(patienceMs));

  app.get('/healthz', async (_request, reply) => {
    const status = isDraining() ? 'draining' : 'ok';
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });

  app.get('/ready', async (_request, reply) => {
    const isReady = (await memory.get(apiOrigin, ask)) === true;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady, waiting_for: isReady ? [] : ['api'] });
  });
}

/** Whether `api` serves visitors. A foreign server need not know the address; any answer counts. */
export async function isApiReady(apiOrigin: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(`${apiOrigin}/readyz`, { signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}
