import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { PageMaker } from '../page/pageMaker';
import { noShellPage, notFoundPage } from '../page/plainPages';
import { findRoute, withinBase } from '../page/routes';
import type { LivePointers } from '../pointers/livePointers';
import { prepare, sendPrepared } from './prepared';

/**
 * Whatever is no file and no address of `api`: a page. Known paths answer 200; unknown ones carry 404 for search
 * engines and still start the shell, which goes to the start page.
 */
export function servePages(
  app: FastifyInstance,
  config: DeliveryConfig,
  pointers: LivePointers,
  maker: PageMaker,
): void {
  const base = config.site.base_path;
  const notFound = prepare('text/html', notFoundPage(base));
  const noShell = prepare('text/html', noShellPage());

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = pathOf(request);
    if (address === '/' && base !== '/') return reply.header('cache-control', 'no-cache').redirect(base, 302);
    const inner = withinBase(address === '/index.html' ? base : address, base);
    if (inner === undefined || isFileName(inner)) return sendMissing(request, reply);
    const live = await pointers.current();
    if (live.scripts.length === 0) return sendPrepared(request, reply.header('retry-after', '5'), noShell, 503);
    const route = findRoute(inner, live);
    return sendPrepared(request, reply, await maker.pageOf(route, live), route ? 200 : 404);
  }

  function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('text/html')) return sendPrepared(request, reply, notFound, 404);
    return reply.code(404).send({ error: { code: 'not_found', message: `There is no ${pathOf(request)}` } });
  }

  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? answer(request, reply) : sendMissing(request, reply);
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

/** Page addresses have no dot in their last part; a file that is not there must not be answered with a page. */
function isFileName(address: string): boolean {
  return path.posix.extname(address) !== '' || address.startsWith('/r/');
}
