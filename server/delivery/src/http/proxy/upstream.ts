import type { IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import { forwardedHeaders } from '../forwarded';
import { endToEnd } from './endToEnd';

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
