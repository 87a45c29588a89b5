import type { IncomingMessage } from 'node:http';

/** HAProxy accepts 101, including its own and ours. */
const MAX_HEADERS = 80;

/** The fault of a request that the parser has accepted, and the status of its answer. */
export type Flaw = { readonly status: 400 | 431 | 501; readonly message: string };

/** Whether anything follows the head of a request. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

/**
 * Finds requests that two servers in a row might read differently: the first one refuses them and closes the
 * connection. Node's parser has already refused violations of the grammar, such as two lengths, or a length beside
 * chunks.
 */
export function requestFlaw(request: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'method'>): Flaw | undefined {
  const { method, headers, rawHeaders } = request;
  if (rawHeaders.length > 2 * MAX_HEADERS) return { status: 431, message: `Expected at most ${MAX_HEADERS} headers` };
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
