import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { requestFlaw } from 'server-shared/http/requestFlaw';
import type { Dispatcher, Pool } from 'undici';
import type { ConnectionDrain } from './createConnectionDrain';
import { failureOf } from './proxy/failure';
import { endToEnd, headersToUpstream } from './proxy/upstream';
import { isHubPath, isWinding, readTarget, splitTarget } from './requestTarget';

const ANSWER_TIMEOUT_MS = 5_000;

/** How long a visitor may take to read the last bytes of a hub that has left. */
const LINGER_MS = 5_000;

type Visitor = {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** Bytes that came before the answer: they go to the hub if it agrees, and are dropped otherwise. */
  readonly head: Buffer;
  readonly response: ServerResponse;
};

/**
 * Tunnels WebSockets of the hub to `api` as bytes. Frames are not parsed: one goal reaches thousands of sockets, and
 * decoding its frame for each would cost more than sending it. A refusal comes through unchanged, so a client never
 * believes that it is connected while `api` is gone.
 */
export function tunnelUpgrades(app: FastifyInstance, upstream: Pool, drain: ConnectionDrain): void {
  app.server.on('upgrade', (request, socket, head) => {
    drain.track(socket);
    const response = upgradeAnswer(request, socket);
    if (!response) socket.destroy();
    else lead({ request, socket, head, response }, upstream);
  });
  // The HTTP server no longer knows these sockets; `close` would wait for them for ever.
  app.addHook('preClose', async () => drain.closeAll());
}

function lead(visitor: Visitor, upstream: Pool): void {
  const { request, response } = visitor;
  const path = readTarget(request);
  const flaw = requestFlaw(request);
  if (flaw) refuse(response, flaw.status);
  else if (!isHubPath(splitTarget(path).path) || isWinding(path)) refuse(response, 404);
  else {
    const headers = headersToUpstream(request);
    const timeout = { headersTimeout: ANSWER_TIMEOUT_MS };
    upstream.dispatch({ path, method: 'GET', upgrade: 'websocket', headers, ...timeout }, answering(visitor));
  }
}

function answering({ socket, head, response }: Visitor): Dispatcher.DispatchHandler {
  return {
    onRequestStart(controller) {
      if (socket.destroyed) controller.abort(new Error('The visitor has left'));
      socket.once('close', () => controller.abort(new Error('The visitor has left')));
    },
    onRequestUpgrade(_controller, status, headers, api) {
      response.writeHead(status, { ...endToEnd(headers), connection: 'Upgrade', upgrade: 'websocket' });
      response.flushHeaders();
      if (response.socket) response.detachSocket(response.socket);
      api.write(head);
      join(socket, api);
    },
    onResponseStart(controller, status, headers) {
      response.writeHead(status, endToEnd(headers));
      response.on('drain', () => controller.resume());
    },
    onResponseData(controller, chunk) {
      if (!response.write(chunk)) controller.pause();
    },
    onResponseEnd() {
      response.end();
    },
    onResponseError(_controller, error) {
      if (response.headersSent) socket.destroy();
      else refuse(response, failureOf(error, 'api').status);
    },
  };
}

function join(visitor: Duplex, api: Duplex): void {
  for (const socket of [visitor, api]) {
    if ('setTimeout' in socket && typeof socket.setTimeout === 'function') socket.setTimeout(0);
    if ('setNoDelay' in socket && typeof socket.setNoDelay === 'function') socket.setNoDelay(true);
  }
  // What follows is its close, which lets the visitor read what came before.
  api.on('error', () => {});
  api.once('close', () => {
    // Closed while bytes of the visitor are unread, the system would withhold the hub's last ones: why it left.
    visitor.unpipe(api);
    visitor.resume();
    visitor.end();
    const timer = setTimeout(() => visitor.destroy(), LINGER_MS).unref();
    visitor.once('close', () => clearTimeout(timer));
  });
  visitor.once('close', () => api.destroy());
  visitor.pipe(api).pipe(visitor);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end();
}

/**
 * A response to an upgrade request, whose socket the HTTP server no longer handles; the connection closes after it.
 * `undefined` while the socket still waits for the answer to an earlier request.
 */
function upgradeAnswer(request: IncomingMessage, socket: Duplex): ServerResponse | undefined {
  // The HTTP server no longer handles this socket: an error without a listener would end the process.
  socket.on('error', () => socket.destroy());
  if (!(socket instanceof Socket)) return undefined;
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.once('finish', () => socket.destroySoon());
  try {
    response.assignSocket(socket);
    return response;
  } catch {
    return undefined;
  }
}
