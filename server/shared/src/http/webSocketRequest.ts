import { IncomingMessage } from 'node:http';
import { hasBody } from './requestFlaw';

const isNamed = new WeakSet<IncomingMessage>();

/**
 * A request as our servers read it: only one that opens a WebSocket is an upgrade for Node, and reaches the listeners
 * of `upgrade`. With any other protocol (such as `h2c`, which Java's client offers on each new connection) it is an
 * ordinary request and is answered with its body, as RFC 9110 (7.8) allows.
 *
 * Node's parser sets `upgrade` when both headers are there; Node 20 offers only this property to change that, and Node
 * 24 still reads it before it calls `shouldUpgradeCallback`.
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
