import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { PageMaker } from '../page/createPageMaker';
import { noShellPage, notFoundPage } from '../page/plainPages';
import { type Prepared, prepare, sendPrepared } from '../page/prepared';
import type { Found, Reader } from '../page/reading/createReader';
import { type ReadingAddress, readingAddress } from '../page/reading/readingAddress';
import { rightAddress } from '../page/reading/rightAddress';
import { findRoute, isClosed, type PageRoute, withinBase } from '../page/routes';
import type { LivePointers } from '../pointers/livePointers';
import { drawnPolicy } from './contentPolicy';
import type { PageDrawer } from './pageDrawer';
import type { PageLimit } from './pageLimit';
import { splitTarget } from './requestTarget';

type Sources = {
  readonly pointers: LivePointers;
  readonly maker: PageMaker;
  readonly reader: Reader;
  readonly limit: PageLimit;
  readonly drawer: PageDrawer;
};

/** The content of a page; `waits` are the seconds that an address over its limit must wait. */
type Read = { readonly found: Found | undefined; readonly waits: number };

/**
 * Serves a page for every address that is neither a file nor one of `api`. Known paths answer 200; unknown ones, and
 * articles that do not exist, 404 for search engines, and still start the shell; those of a disabled remote 503. An
 * article under another slug redirects to its own.
 */
export function servePages(
  app: FastifyInstance,
  config: DeliveryConfig,
  { pointers, maker, reader, limit, drawer }: Sources,
): void {
  const base = config.site.base_path;
  const policyOf = drawnPolicy(config);
  const notFound = prepare('text/html', notFoundPage(base));
  const noShell = prepare('text/html', noShellPage());

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path: asked, search } = addressOf(request);
    if (asked === '/' && base !== '/') return reply.header('cache-control', 'no-cache').redirect(base + search, 302);
    const within = withinBase(asked === '/index.html' ? base : asked, base);
    const inner = within ?? asked;
    const address = readingAddress(inner, search);
    if (isFileName(inner) && !hasId(address)) return sendMissing(request, reply);
    const live = await pointers.current();
    if (live.scripts.length === 0) return sendPrepared(request, reply.header('retry-after', '5'), noShell, 503);
    // Outside the base path no page is ours: the shell redirects to the base, as from every unknown page.
    const route = within === undefined ? undefined : findRoute(within, live);
    const { found, waits } = await readFor(request, address && isDrawn(address, route) ? address : undefined);
    if (waits > 0) return sendTooMany(request, reply.header('retry-after', waits), await maker.pageOf(route, live));
    const moved = found && movedTo(inner, address, found);
    if (moved) return sendMoved(reply, withBase(moved, base) + search);
    const drawn = route && !found ? await drawer.draw(route, live, { path: inner, search }) : undefined;
    if (drawn) reply.header('content-security-policy', policyOf(drawn.css));
    const page = await maker.pageOf(route, live, { found, drawn });
    if (!route && within !== undefined && isClosed(within, live))
      return sendPrepared(request, reply.header('retry-after', '3600'), page, 503);
    return sendPrepared(request, reply, page, route && found?.reading.kind !== 'missing' ? 200 : 404);
  }

  /** An address over its limit gets cached content, and is refused only when there is none. */
  async function readFor(request: FastifyRequest, address: ReadingAddress | undefined): Promise<Read> {
    if (!address) return { found: undefined, waits: 0 };
    const waits = reader.isKnown(address) ? 0 : await limit.count(request);
    if (waits === 0) return { found: await reader.read(address, () => limit.countInVain(request)), waits };
    const remembered = reader.remembered(address);
    return { found: await remembered, waits: remembered ? 0 : waits };
  }

  async function sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    if (takesPages(request)) return sendPrepared(request, reply, notFound, 404);
    const message = `There is no ${isRead(request) ? '' : `${request.method} `}${addressOf(request).path}`;
    return reply.code(404).send({ error: { code: 'not_found', message } });
  }

  app.setNotFoundHandler((request, reply) => {
    return isRead(request) ? answer(request, reply) : sendMissing(request, reply);
  });
}

/** A browser gets the page without its content, from memory: the app requests that itself. */
async function sendTooMany(request: FastifyRequest, reply: FastifyReply, page: Prepared): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (takesPages(request)) return sendPrepared(request, reply, page, 429);
  const message = 'Expected fewer new pages in ten seconds from one address';
  return reply.code(429).send({ error: { code: 'too_many_requests', message } });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function takesPages({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Permanent, but revalidated each time: a slug may be changed back, and two cached redirects would form a loop. */
function sendMoved(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(to, 301);
}

/** The requested path; the query is encoded, so that it fits in a header. */
function addressOf(request: FastifyRequest): { path: string; search: string } {
  const { path: asked, rest } = splitTarget(request.url);
  return { path: asked, search: new URL(`http://localhost/${rest}`).search };
}

/** Articles need their remote; a match opens on any start page. */
function isDrawn({ kind }: ReadingAddress, route: PageRoute | undefined): boolean {
  return route !== undefined && (kind === 'match' || route.remote?.remote === 'mfe-articles');
}

function movedTo(inner: string, address: ReadingAddress | undefined, { reading }: Found): string | undefined {
  if (reading.kind !== 'article' || address?.kind !== 'article') return undefined;
  return rightAddress(inner, address, reading.article);
}

function withBase(inner: string, base: string): string {
  return base === '/' ? inner : base + inner;
}

/** The last segment of a page address has no dot; a missing file must not be answered with a page. */
function isFileName(address: string): boolean {
  return path.posix.extname(address) !== '' || address.startsWith('/r/');
}

/** A slug may have a dot: `/news/12-thang-2.0`. */
function hasId(address: ReadingAddress | undefined): boolean {
  return address?.kind === 'article' && address.id !== undefined;
}
