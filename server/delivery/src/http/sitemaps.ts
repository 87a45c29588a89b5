import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { ARTICLE_KINDS, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { siteAddress } from 'shared-kernel/server/siteAddress';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { createTtlCache } from '../page/createTtlCache';
import { type Prepared, prepare, sendPrepared } from '../page/prepared';
import { findRoute } from '../page/routes';
import { createRssFeeds, rssPath } from '../page/rss/createRssFeeds';
import { FRESH_MS, type Listings, PATIENCE_MS } from '../page/sitemap/createListings';
import { createSitemaps, NEWS_SITEMAP_PATH, SITEMAP_PATH } from '../page/sitemap/createSitemaps';
import type { Live, LivePointers } from '../pointers/livePointers';

const MAX_HELD = 30;

type Make = (live: Live) => Promise<string | undefined>;

/**
 * `/sitemap.xml` with its parts, the news sitemap, and the RSS feeds of the lists. 404 without a `PUBLIC_URL`, 503 while
 * `api` is down or slow.
 */
export function serveSitemaps(
  app: FastifyInstance,
  config: DeliveryConfig,
  { pointers, http, listings }: { pointers: LivePointers; http: Http; listings: Listings },
): void {
  const report: Report = (error) => app.log.error(error.message);
  const sitemaps = createSitemaps(config, listings);
  const feedOf = createRssFeeds(config, http, report);
  const memory = createTtlCache<Prepared | 'none'>({
    freshMs: FRESH_MS,
    waitMs: PATIENCE_MS,
    most: MAX_HELD,
  });

  async function send(request: FastifyRequest, reply: FastifyReply, type: string, make: Make) {
    if (config.publicUrl === undefined) return reply.callNotFound();
    const live = await pointers.current();
    const question = async () => {
      const text = await make(live);
      return text === undefined ? 'none' : prepare(type, text);
    };
    try {
      const [path = ''] = request.url.split('?');
      const file = await memory.get(path, question);
      if (file === undefined) throw new Error(`${path}: not done within ${PATIENCE_MS / 1000} s`);
      return file === 'none' ? reply.callNotFound() : await sendPrepared(request, reply, file);
    } catch (error) {
      report(toError(error));
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '60' }).send(AWAY);
    }
  }

  function serve(path: string, make: Make, type = 'application/xml') {
    app.get(path, (request, reply) => send(request, reply, type, make));
  }

  serve(SITEMAP_PATH, (live) => sitemaps.index(live));
  serve(NEWS_SITEMAP_PATH, (live) => sitemaps.news(live));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[a-z0-9-]+-\\d{1,4}).xml', (request, reply) => {
    const [, name = '', number] = /^(.+)-(\d+)$/.exec(request.params.part) ?? [];
    return send(request, reply, 'application/xml', (live) => sitemaps.part(live, name, Number(number)));
  });
  for (const kind of ARTICLE_KINDS) {
    const make: Make = async (live) => {
      const list = findRoute(LIST_PATHS[kind], live);
      return list?.remote && feedOf(kind, list.texts);
    };
    serve(siteAddress(config).path(rssPath(kind)), make, 'application/rss+xml');
  }
}

const AWAY = { error: { code: 'api_unavailable', message: 'The api cannot be reached' } };
