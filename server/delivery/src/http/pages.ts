import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { PageMaker } from '../page/pageMaker';
import { noShellPage, notFoundPage } from '../page/plainPages';
import type { Found, Reader } from '../page/reading/createReader';
import { type ReadingAddress, readingAddress } from '../page/reading/readingAddress';
import { rightAddress } from '../page/reading/rightAddress';
import { findRoute, isClosed, type PageRoute, withinBase } from '../page/routes';
import type { LivePointers } from '../pointers/livePointers';
import { prepare, sendPrepared } from './prepared';

type Sources = { readonly pointers: LivePointers; readonly maker: PageMaker; readonly reader: Reader };

/**
 * Whatever is no file and no address of `api`: a page. Known paths answer 200; unknown ones, and articles that do not
 * exist, carry 404 for search engines and still start the shell; those of a remote that is off carry 503. An article asked for under another slug leads to its own.
 */
export function servePages(app: FastifyInstance, config: DeliveryConfig, { pointers, maker, reader }: Sources): void {
  const base = config.site.base_path;
  const notFound = prepare('text/html', notFoundPage(base));
  const noShell = prepare('text/html', noShellPage());

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path: asked, search } = addressOf(request);
    if (asked === '/' && base !== '/') return reply.header('cache-control', 'no-cache').redirect(base, 302);
    const inner = withinBase(asked === '/index.html' ? base : asked, base);
    const address = inner === undefined ? undefined : readingAddress(inner, search);
    if (inner === undefined || (isFileName(inner) && !hasId(address))) return sendMissing(request, reply);
    const live = await pointers.current();
    if (live.scripts.length === 0) return sendPrepared(request, reply.header('retry-after', '5'), noShell, 503);
    const route = findRoute(inner, live);
    const found = address && isDrawn(address, route) ? await reader.read(address) : undefined;
    const moved = found && movedTo(inner, address, found);
    if (moved) return sendMoved(reply, withBase(moved, base) + search);
    const page = await maker.pageOf(route, live, found);
    if (!route && isClosed(inner, live)) return sendPrepared(request, reply.header('retry-after', '3600'), page, 503);
    return sendPrepared(request, reply, page, route && found?.reading.kind !== 'missing' ? 200 : 404);
  }

  function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('text/html')) return sendPrepared(request, reply, notFound, 404);
    return reply.code(404).send({ error: { code: 'not_found', message: `There is no ${addressOf(request).path}` } });
  }

  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead ? answer(request, reply) : sendMissing(request, reply);
  });
}

/** For good, but asked again each time: a slug may be changed back, and two moves kept for ever would lead in a circle. */
function sendMoved(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(to, 301);
}

/** The path as it was asked for; the query encoded, so that it may stand in a header. */
function addressOf(request: FastifyRequest): { path: string; search: string } {
  const [asked = '/'] = request.url.split('?');
  return { path: asked, search: new URL(request.url, 'http://localhost').search };
}

/** Articles are read where their remote is live; a match stands on the start page, whoever draws it. */
function isDrawn(address: ReadingAddress, route: PageRoute | undefined): boolean {
  return route !== undefined && (address.kind === 'match' || route.remote?.remote === 'mfe-articles');
}

function movedTo(inner: string, address: ReadingAddress | undefined, { reading }: Found): string | undefined {
  if (reading.kind !== 'article' || address?.kind !== 'article') return undefined;
  return rightAddress(inner, address, reading.article);
}

function withBase(inner: string, base: string): string {
  return base === '/' ? inner : base + inner;
}

/** Page addresses have no dot in their last part; a file that is not there must not be answered with a page. */
function isFileName(address: string): boolean {
  return path.posix.extname(address) !== '' || address.startsWith('/r/');
}

/** A slug may have a dot: `/news/12-thang-2.0`. */
function hasId(address: ReadingAddress | undefined): boolean {
  return address?.kind === 'article' && address.id !== undefined;
}
