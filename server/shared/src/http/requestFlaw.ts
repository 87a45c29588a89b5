import type { IncomingMessage } from 'node:http';

/** HAProxy takes 101, its own and ours among them. */
const MOST_HEADERS = 80;

/** What is wrong with a request that the parser has let through, and the status of its answer. */
export type Flaw = { readonly status: 400 | 431 | 501; readonly message: string };

/** Whether anything follows the head of a request. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/**
 * What two servers in a row might read differently: it is refused by the first, and the connection closed. Node's parser has refused already
 * what breaks the grammar, two lengths and a length beside chunks among it.
 */
export function requestFlaw(request: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'method'>): Flaw | undefined {
  const { method, headers, rawHeaders } = request;
  if (rawHeaders.length > 2 * MOST_HEADERS) return { status: 431, message: `Expected at most ${MOST_HEADERS} headers` };
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return { status: 400, message: 'Expected one Host' };
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked') {
    return { status: 501, message: 'Expected no transfer coding but chunked' };
  }
  if ((method === 'GET' || method === 'HEAD') && hasBody(request)) {
    return { status: 400, message: `Expected a ${method} without a body` };
  }
  return undefined;
}
