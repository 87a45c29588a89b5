import { type ClientRequest, request as httpRequest, type IncomingMessage, STATUS_CODES } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HUB_PATH } from 'shared-kernel/protocol/rest';
import { forwardedHeaders } from './forwarded';

const ANSWER_TIMEOUT_MS = 5_000;

/**
 * Leads WebSockets of the hub through to `api` as bytes. Frames are not looked at: one goal reaches thousands of sockets,
 * and taking its frame apart and together for each would cost more than sending it. A refusal comes through as it is,
 * so a client never believes that it is connected while `api` is gone.
 */
export function tunnelUpgrades(app: FastifyInstance, apiOrigin: string): void {
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request, socket, head) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    if (isHubAddress(request.url)) tunnel(request, socket, head, apiOrigin);
    else refuse(socket, 404);
  });
  // The HTTP server does not know these sockets any more and would wait for them for ever.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
}

function isHubAddress(url = ''): boolean {
  const [path = ''] = url.split('?');
  return path === HUB_PATH || path.startsWith(`${HUB_PATH}/`);
}

function tunnel(request: IncomingMessage, socket: Duplex, head: Buffer, apiOrigin: string): void {
  const upstream = ask(request, apiOrigin);
  socket.once('close', () => upstream.destroy());
  upstream.once('error', () => refuse(socket, 502));
  upstream.once('timeout', () => {
    refuse(socket, 504);
    upstream.destroy();
  });
  upstream.once('response', (answer) => {
    socket.write(headOf(answer, (name) => !HOP_HEADERS.has(name)));
    answer.pipe(socket);
  });
  upstream.once('upgrade', (answer, upstreamSocket, upstreamHead) => {
    socket.write(headOf(answer));
    socket.write(upstreamHead);
    upstreamSocket.write(head);
    join(socket, upstreamSocket);
  });
  upstream.end();
}

function ask(request: IncomingMessage, apiOrigin: string): ClientRequest {
  const address = new URL(apiOrigin);
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
  return send({
    protocol: address.protocol,
    hostname: address.hostname,
    port: address.port,
    path: request.url,
    method: request.method,
    headers: { ...request.headers, host: address.host, ...forwardedHeaders(request) },
    timeout: ANSWER_TIMEOUT_MS,
  });
}

function join(visitor: Duplex, api: Duplex): void {
  for (const socket of [visitor, api]) {
    if ('setTimeout' in socket && typeof socket.setTimeout === 'function') socket.setTimeout(0);
    if ('setNoDelay' in socket && typeof socket.setNoDelay === 'function') socket.setNoDelay(true);
  }
  api.on('error', () => visitor.destroy());
  api.once('close', () => visitor.destroy());
  visitor.once('close', () => api.destroy());
  visitor.pipe(api).pipe(visitor);
}

/** Headers about one connection; the body of a refusal comes to us unpacked and ends with the connection. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Status line and headers as they came, which a raw socket needs as bytes. */
function headOf(answer: IncomingMessage, isKept: (name: string) => boolean = () => true): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  const { rawHeaders } = answer;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (isKept(String(rawHeaders[i]).toLowerCase())) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  }
  if (!isKept('connection')) lines.push('connection: close');
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) return;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
