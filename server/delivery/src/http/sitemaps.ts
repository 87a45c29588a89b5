import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageClaims } from 'shared-kernel/contract/pageClaims';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { type Prepared, prepare, sendPrepared } from '../page/prepared';
import { createShortMemory } from '../page/reading/createShortMemory';
import { createSitemaps, FRESH_MS, NEWS_SITEMAP_PATH, PATIENCE_MS, SITEMAP_PATH } from '../page/sitemap/createSitemaps';
import type { Live, LivePointers } from '../pointers/livePointers';

const MOST_HELD = 20;

type Made = Promise<string | undefined>;

/** `/sitemap.xml`, its parts and the news sitemap. 404 without a `PUBLIC_URL`, 503 while `api` is down. */
export function serveSitemaps(app: FastifyInstance, config: DeliveryConfig, pointers: LivePointers, http: Http): void {
  const report: Report = (error) => app.log.error(error.message);
  const sitemaps = createSitemaps(config, http, report);
  const memory = createShortMemory<Prepared | undefined>({
    freshMs: FRESH_MS,
    patienceMs: PATIENCE_MS,
    most: MOST_HELD,
  });

  async function send(request: FastifyRequest, reply: FastifyReply, make: (paths: string[]) => Made) {
    if (config.publicUrl === undefined) return reply.callNotFound();
    const paths = pagePaths(await pointers.current());
    const question = async () => {
      const text = await make(paths);
      return text === undefined ? undefined : prepare('application/xml', text);
    };
    try {
      const [path = ''] = request.url.split('?');
      const file = await memory.get(path, question);
      return file ? sendPrepared(request, reply, file) : reply.callNotFound();
    } catch (error) {
      report(toError(error));
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '60' }).send(AWAY);
    }
  }

  app.get(SITEMAP_PATH, (request, reply) => send(request, reply, (paths) => sitemaps.main(paths)));
  app.get(NEWS_SITEMAP_PATH, (request, reply) => send(request, reply, () => sitemaps.news()));
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,4}).xml', (request, reply) =>
    send(request, reply, (paths) => sitemaps.part(paths, Number(request.params.number))),
  );
}

const AWAY = { error: { code: 'api_unavailable', message: 'The api cannot be reached' } };

/** Pages with one address each: those whose pattern has no parameter. */
function pagePaths({ remotes, own }: Live): string[] {
  // The shell's own pages are under construction (S9), so they are left out.
  const listed = pageClaims(remotes, own).filter(
    ({ owner, isOn, page }) => owner !== 'shell' && isOn && page?.isInSitemap !== false,
  );
  return [...new Set(['/', ...listed.map(({ pattern }) => pattern)])].filter((path) => !/[:*]/.test(path));
}
