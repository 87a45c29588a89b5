import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHARED_FOR_A_SECOND } from 'server-shared/http/sharedCache';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { MadePage, PageMaker } from '../page/createPageMaker';
import { noShellPage, notFoundPage } from '../page/plainPages';
import { prepare, sendPrepared } from '../page/prepared';
import { findRoute, isClosed, type PageRoute, withinBase } from '../page/routes';
import type { LivePointers } from '../pointers/livePointers';
import type { ServerHtml } from '../rendering/renderInRounds';
import { movedAddress, movedTo } from './movedAddress';
import type { PageLimit } from './pageLimit';
import type { PageRenderer, PageSource } from './pageRenderer';
import { isPrivate, type PreviewAnswers } from './previewAnswers';
import { splitTarget } from './requestTarget';

type Sources = {
  readonly pointers: LivePointers;
  readonly maker: PageMaker;
  readonly limit: PageLimit;
  readonly renderer: PageRenderer;
  readonly previews: PreviewAnswers;
};

/** The HTML of a page; `waits` are the seconds that an address over its limit must wait. */
type Rendering = { readonly rendered: ServerHtml | undefined; readonly waits: number };

/**
 * Serves a page for every address that is neither a file nor one of `api`. Known paths answer as their release says, 200
 * otherwise; unknown ones 404, for search engines and those without scripts, and still start the shell; those of a
 * disabled remote 503.
 */
export function servePages(
  app: FastifyInstance,
  config: DeliveryConfig,
  { pointers, maker, limit, renderer, previews }: Sources,
): void {
  const base = config.site.base_path;
  const notFound = prepare('text/html', notFoundPage(base));
  const noShell = prepare('text/html', noShellPage());

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { path: asked, search } = addressOf(request);
    if (asked === '/' && base !== '/') return redirect(reply, base + search, 302);
    const within = withinBase(asked === '/index.html' ? base : asked, base);
    const inner = within ?? asked;
    if (inner.startsWith('/r/')) return sendMissing(request, reply);
    const live = await previews.liveFor(request, reply, { path: asked, search }, await pointers.current());
    if (!live) return reply;
    // Outside the base path no page is ours: the shell redirects to the base, as from every unknown page.
    const route = within === undefined ? undefined : findRoute(within, live);
    const isFile = path.posix.extname(inner) !== '';
    if (isFile && !mayHaveDot(findRoute(inner, live))) return sendMissing(request, reply);
    const moved = within === undefined || route ? undefined : movedTo(within, live);
    if (moved !== undefined) return redirect(reply, movedAddress(withBase(moved, base), search), 301);
    if (live.scripts.length === 0) return sendPrepared(request, reply.header('retry-after', '5'), noShell, 503);
    const [around, { rendered, waits }] = await Promise.all([
      renderer.around(route, live, search),
      render(request, renderer.pageAt(route, live, { path: inner, search })),
    ]);
    const status = rendered?.page?.status ?? 200;
    if (isFile && status === 404) return sendMissing(request, reply);
    if (rendered?.page?.status === 301) {
      const to = withBase(rendered.page.location, base);
      return redirect(reply, movedAddress(to, search, route?.query), 301);
    }
    const missing = within !== undefined && isClosed(within, live) ? 'closed' : 'unknown';
    const page = await maker.pageOf(route ?? missing, live, { ...around, page: rendered });
    reply.header('content-security-policy', page.policy);
    if (waits > 0) return sendTooMany(request, reply.header('retry-after', waits), page);
    if (!isPrivate(reply)) reply.headers(SHARED_FOR_A_SECOND);
    if (!route && missing === 'closed')
      return sendPrepared(request, reply.header('retry-after', '3600'), page.file, 503);
    return sendPrepared(request, reply, page.file, route ? status : 404);
  }

  /** An address over its limit gets HTML that is kept, and is refused only when there is none. */
  async function render(request: FastifyRequest, own: PageSource): Promise<Rendering> {
    const isCounted = !own.isCheap();
    const { waits, address } = isCounted ? await limit.count(request) : { waits: 0, address: '' };
    if (waits > 0) {
      const rendered = own.remembered();
      return { rendered, waits: rendered ? 0 : waits };
    }
    const rendered = await own.render(address);
    if (isCounted && rendered?.page?.status === 404) limit.countInVain(request);
    return { rendered, waits };
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
async function sendTooMany(request: FastifyRequest, reply: FastifyReply, { file }: MadePage): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  if (takesPages(request)) return sendPrepared(request, reply, file, 429);
  const message = 'Expected fewer new pages in ten seconds from one address';
  return reply.code(429).send({ error: { code: 'too_many_requests', message } });
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function takesPages({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Also a permanent one is revalidated each time: a slug may be changed back, and two cached redirects would form a loop. */
function redirect(reply: FastifyReply, to: string, status: 301 | 302): FastifyReply {
  if (!isPrivate(reply)) reply.headers({ 'cache-control': 'no-cache', ...SHARED_FOR_A_SECOND });
  return reply.redirect(to, status);
}

/** The requested path; the query is encoded, so that it fits in a header. */
function addressOf(request: FastifyRequest): { path: string; search: string } {
  const { path: asked, rest } = splitTarget(request.url);
  return { path: asked, search: new URL(`http://localhost/${rest}`).search };
}

function withBase(inner: string, base: string): string {
  return base === '/' ? inner : base + inner;
}

/**
 * Mostly a last segment with a dot is a file, and a missing one must not be answered with a page. But a page's own text
 * may have a dot (`/news/12-thang-2.0`): its release knows.
 */
function mayHaveDot(route: PageRoute | undefined): boolean {
  return route !== undefined && /[:*]/.test(route.pattern);
}
