import type { FastifyInstance } from 'fastify';
import { toLiveName } from 'server-shared/releases/liveName';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { pointersData } from '../page/pageBody';
import { notFoundPage } from '../page/plainPages';
import { type Prepared, prepare, sendPrepared } from '../page/prepared';
import { NEWS_SITEMAP_PATH, SITEMAP_PATH } from '../page/sitemap/createSitemaps';
import type { LivePointers } from '../pointers/livePointers';

const HOUR = 'public, max-age=3600';

/** Allows search engines everything, and names the sitemap. */
function robotsText({ publicUrl }: DeliveryConfig): string {
  const maps = publicUrl ? [SITEMAP_PATH, NEWS_SITEMAP_PATH].map((path) => `Sitemap: ${new URL(path, publicUrl)}`) : [];
  return ['User-agent: *', 'Disallow: /404.html', ...maps, ''].join('\n');
}

/** The small files at the root, made from the configuration once, and the live pointers. */
export function serveSiteFiles(app: FastifyInstance, config: DeliveryConfig, pointers: LivePointers): void {
  const files: [path: string, file: Prepared, cacheControl: string][] = [
    ['/site.json', prepare('application/json', JSON.stringify(config.site)), 'no-cache'],
    ['/404.html', prepare('text/html', notFoundPage(config.site.base_path)), 'no-cache'],
    ['/robots.txt', prepare('text/plain', robotsText(config)), HOUR],
  ];
  for (const [path, file, cacheControl] of files) {
    app.get(path, (request, reply) => sendPrepared(request, reply.header('cache-control', cacheControl), file));
  }

  /** What is live, and each pointer, keep their identity until they change. */
  const made = new WeakMap<object, Prepared>();

  function madeOnce(key: object, content: unknown): Prepared {
    const file = made.get(key) ?? prepare('application/json', JSON.stringify(content));
    made.set(key, file);
    return file;
  }

  app.get('/live/all.json', async (request, reply) => {
    const live = await pointers.current();
    return sendPrepared(request, reply, madeOnce(live, pointersData(live.remotes, live.unread)));
  });
  app.get<{ Params: { file: string } }>('/live/:file', async (request, reply) => {
    const { shell, remotes } = await pointers.current();
    const name = toLiveName(/^(.+)\.json$/.exec(request.params.file)?.[1]);
    const pointer = name && [shell, ...remotes].find((one) => one?.remote === name);
    if (!pointer) return reply.callNotFound();
    return sendPrepared(request, reply, madeOnce(pointer, pointer));
  });
}
