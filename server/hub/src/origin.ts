import type { FastifyRequest } from 'fastify';
import type { HubSettings } from './hubOptions';

/**
 * Whether a page of this origin may connect. CORS does not cover WebSockets, so the hub checks the origin itself. A
 * request without an origin comes from no browser, and could claim any.
 *
 * Behind a proxy `X-Forwarded-Host` has the host of the page. A page cannot set that header, so the sender needs no
 * trust.
 */
export function isAllowedOrigin(request: FastifyRequest, allowed: HubSettings['allowedOrigins']): boolean {
  const { origin, host, 'x-forwarded-host': forwarded } = request.headers;
  if (origin === undefined) return true;
  if (allowed !== 'same-host') return allowed.includes(origin);
  const asked = forwarded === undefined ? [host ?? ''] : [forwarded].flat().flatMap((hosts) => hosts.split(','));
  return asked.some((name) => isSameHost(origin, name.trim()));
}

function isSameHost(origin: string, host: string): boolean {
  if (host === '' || !URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  const address = `${protocol}//${host}`;
  return URL.canParse(address) && new URL(address).host === originHost;
}

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, X-Requested-With, X-SignalR-User-Agent',
  'access-control-max-age': '600',
};

/** Headers that let a page of an allowed origin read the answer, including credentials (hence never `*`). */
export function corsHeaders(request: FastifyRequest): Record<string, string> {
  const { origin } = request.headers;
  const headers = { vary: 'Origin' };
  if (origin === undefined) return headers;
  const allow = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
  return { ...headers, ...allow, ...(request.method === 'OPTIONS' && PREFLIGHT) };
}
