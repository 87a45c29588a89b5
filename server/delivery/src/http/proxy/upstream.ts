import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { Pool } from 'undici';

const CONNECT_TIMEOUT_MS = 3_000;

/**
 * A pool of connections to an upstream server, one for each concurrent request: thousands may wait there at once.
 *
 * @param patienceMs longest silence before and within an answer
 */
export function createUpstream(origin: string, patienceMs: number): Pool {
  return new Pool(origin, {
    connections: null,
    // Open connections are reused, but no request waits behind another.
    pipelining: 1,
    allowH2: false,
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });
}

/** The request headers for the upstream server, without the length: the library counts the body itself. */
export function headersToUpstream(request: IncomingMessage): Record<string, string | string[] | undefined> {
  const { host: _host, 'content-length': _length, ...headers } = endToEnd(request.headers);
  return { ...headers, ...forwardedHeaders(request) };
}

/**
 * The headers with the visitor's request and address for `api`. Each proxy appends its own, so the reader decides how
 * many of them it trusts.
 */
function forwardedHeaders(request: Pick<IncomingMessage, 'headers' | 'socket'>): IncomingHttpHeaders {
  const { headers, socket } = request;
  return {
    'x-forwarded-for': added(headers['x-forwarded-for'], socket.remoteAddress),
    'x-forwarded-host': added(headers['x-forwarded-host'], headers.host),
    'x-forwarded-proto': added(headers['x-forwarded-proto'], isEncrypted(socket) ? 'https' : 'http'),
  };
}

function added(before: string | string[] | undefined, own: string | undefined): string | undefined {
  const hops = [before ?? [], own ?? []].flat();
  return hops.length > 0 ? hops.join(', ') : undefined;
}

function isEncrypted(socket: IncomingMessage['socket'] | TLSSocket): boolean {
  return 'encrypted' in socket && socket.encrypted === true;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Headers of one connection (RFC 9110, 7.6.1) and of its framing: each hop writes its own. */
const OF_ONE_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers to pass on in either direction: not those of one connection, nor any that `Connection` names. */
export function endToEnd(headers: Headers): Record<string, string | string[]> {
  const named = [headers.connection ?? []].flat().flatMap((value) => value.split(','));
  const dropped = new Set(named.map((name) => name.trim().toLowerCase()));
  const passes = (name: string) => !OF_ONE_CONNECTION.has(name) && !name.startsWith('proxy-') && !dropped.has(name);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || !passes(name) ? [] : [[name, typeof value === 'string' ? value : [...value]]],
    ),
  );
}
