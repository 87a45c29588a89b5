import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

/**
 * The headers with the visitor's request and address for `api`. Each proxy appends its own, so the reader decides how
 * many of them it trusts.
 */
export function forwardedHeaders(request: Pick<IncomingMessage, 'headers' | 'socket'>): IncomingHttpHeaders {
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
