import type { FastifyInstance } from 'fastify';
import { SHARED_FOR_A_SECOND } from 'server-shared/http/sharedCache';
import { pageClaims } from 'shared-kernel/contract/pageClaims';
import { servingAnybody } from 'shared-kernel/contract/servedBy';
import type { Live, LivePointers } from '../pointers/livePointers';

/** What a cache can compare with the names in an address as they stand there. */
const PLAIN = /^[\w.~-]+$/;

/**
 * Tells a shared cache which parameters pages read. It drops all others from an address, so that a link with a tracker's
 * words is no page of its own. Releases name theirs, so a list in the cache's configuration would hold teams up.
 */
export function servePageParameters(app: FastifyInstance, pointers: LivePointers): void {
  app.get('/live/parameters', async (_request, reply) => {
    const names = namesIn(await pointers.current()).join(' ');
    return reply
      .headers({ 'cache-control': 'no-cache', 'page-parameters': names, ...SHARED_FOR_A_SECOND })
      .type('text/plain; charset=utf-8')
      .send(`${names}\n`);
  });
}

function namesIn({ remotes, own }: Live): string[] {
  const names = pageClaims(servingAnybody(remotes), own).flatMap(({ page }) => Object.keys(page?.query ?? {}));
  return [...new Set(names)].filter((name) => PLAIN.test(name)).sort();
}
