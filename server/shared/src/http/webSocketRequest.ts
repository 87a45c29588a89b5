import { IncomingMessage } from 'node:http';
import { hasBody } from './requestFlaw';

const isNamed = new WeakSet<IncomingMessage>();

/**
 * A request as our servers read it: only one that opens a WebSocket is handed to the listeners of `upgrade`, in the words of Node an
 * upgrade. Whatever else somebody would rather speak (`h2c`, as Java's client asks on each new connection, or anything), the request in hand
 * is an ordinary one and is answered with its body, as RFC 9110 (7.8) lets a server do.
 *
 * Node's parser sets `upgrade` when both headers are there; Node 20 takes no word on it but that of the request itself, as Node 24 still does
 * before it asks `shouldUpgradeCallback`.
 */
export class WebSocketAwareRequest extends IncomingMessage {
  get upgrade(): boolean {
    return isNamed.has(this) && (this.method === 'CONNECT' || opensWebSocket(this));
  }

  set upgrade(isUpgrade: boolean | null) {
    if (isUpgrade) isNamed.add(this);
  }
}

function opensWebSocket(request: IncomingMessage): boolean {
  const { method, httpVersion, headers } = request;
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    headers.upgrade?.trim().toLowerCase() === 'websocket' &&
    !hasBody(request)
  );
}
