import type { IncomingMessage } from 'node:http';
import { Pool } from 'undici';
import { forwardedHeaders } from '../forwarded';
import { endToEnd } from './endToEnd';

const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Connections to a server behind us, as many as there are requests at a time: thousands may wait there at once.
 *
 * @param patienceMs how long it may be silent, before its answer and within it
 */
export function createUpstream(origin: string, patienceMs: number): Pool {
  return new Pool(origin, {
    connections: null,
    // One that is open is used again, but no request waits behind another.
    pipelining: 1,
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });
}

/** What a request says to the server behind us. Its length is left out: the library counts the body that it sends. */
export function headersToUpstream(request: IncomingMessage): Record<string, string | string[] | undefined> {
  const { host: _host, 'content-length': _length, ...headers } = endToEnd(request.headers);
  return { ...headers, ...forwardedHeaders(request) };
}
