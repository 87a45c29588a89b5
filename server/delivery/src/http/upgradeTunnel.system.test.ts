import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { WebSocket, WebSocketServer } from 'ws';
import { aDeliveryFor, anUpstream } from '../testing/aServer';
import { afterTest } from '../testing/temporaryFolder';

/** An `api` whose hub echoes. */
async function anEchoHub() {
  const { server, origin } = await anUpstream((_request, response) =>
    response.writeHead(404).end('{"error":"no hub here"}'),
  );
  const hub = new WebSocketServer({ server });
  const requests: IncomingMessage[] = [];
  hub.on('connection', (socket, request) => {
    requests.push(request);
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
  });
  return { hub, requests, origin };
}

function open(url: string, options: { origin?: string } = {}): WebSocket {
  const socket = new WebSocket(url, options);
  // Errors while closing a refused socket do not fail the test.
  socket.on('error', () => {});
  afterTest(() => socket.terminate());
  return socket;
}

it('carries messages both ways, in order, text and binary', async () => {
  const { origin } = await anEchoHub();
  const { host } = await aDeliveryFor(origin);
  const socket = open(`ws://${host}/realtime?id=abc`);
  await once(socket, 'open');
  const received: string[] = [];
  socket.on('message', (data, isBinary) => received.push(`${isBinary}:${data}`));
  socket.send('bàn thắng');
  socket.send(Buffer.from('1-0'));
  socket.send('x'.repeat(300_000));
  while (received.length < 3) await once(socket, 'message');
  expect(received).toEqual(['false:bàn thắng', 'true:1-0', `false:${'x'.repeat(300_000)}`]);
});

it('leaves it to both ends whether they compress, and carries their frames as they are', async () => {
  const { hub, requests, origin } = await anEchoHub();
  hub.options.perMessageDeflate = { threshold: 0 };
  const { host } = await aDeliveryFor(origin);
  const socket = open(`ws://${host}/realtime?id=abc`);
  await once(socket, 'open');
  expect(requests[0]?.headers['sec-websocket-extensions']).toBe('permessage-deflate; client_max_window_bits');
  expect(socket.extensions).toBe('permessage-deflate');
  socket.send('x'.repeat(300_000));
  const [received] = await once(socket, 'message');
  expect(String(received)).toBe('x'.repeat(300_000));
});

it('says which page asks, so that the hub can refuse a foreign one', async () => {
  const { origin, requests } = await anEchoHub();
  const { host } = await aDeliveryFor(origin);
  await once(open(`ws://${host}/realtime?id=abc`, { origin: 'https://tyso.vn' }), 'open');
  expect(requests[0]?.url).toBe('/realtime?id=abc');
  expect(requests[0]?.headers).toMatchObject({
    origin: 'https://tyso.vn',
    host: new URL(origin).host,
    'x-forwarded-host': host,
    'x-forwarded-for': '127.0.0.1',
  });
});

/** A visitor with an event loop of its own, who sends ten megabytes in one message; says with what code it was closed. */
const SENDER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { WebSocket } = require(workerData.ws);
  const socket = new WebSocket(workerData.url);
  socket.on('error', () => {});
  socket.on('open', () => {
    for (let part = 0; part < 100; part++) socket.send(Buffer.alloc(100_000), { fin: part === 99 });
  });
  socket.on('close', (code) => parentPort.postMessage(code));
`;

it('brings the hub’s last word to a visitor who is still sending', async () => {
  const { server, origin } = await anUpstream(() => {});
  const hub = new WebSocketServer({ server, maxPayload: 300_000 });
  hub.on('connection', (socket) => socket.on('error', () => {}));
  const { host } = await aDeliveryFor(origin);
  const workerData = { url: `ws://${host}/realtime?id=a`, ws: require.resolve('ws') };
  const codes = [];
  for (const _ of [1, 2, 3, 4, 5]) {
    const sender = new Worker(SENDER, { eval: true, workerData });
    codes.push((await once(sender, 'message'))[0]);
    await sender.terminate();
  }
  // Too long a message (RFC 6455, 7.4.1), and not a line that broke.
  expect(codes).toEqual([1009, 1009, 1009, 1009, 1009]);
});

it('closes the visitor with the reason the hub gives', async () => {
  const { hub, origin } = await anEchoHub();
  const { host } = await aDeliveryFor(origin);
  const socket = open(`ws://${host}/realtime`);
  await once(socket, 'open');
  for (const client of hub.clients) client.close(1001, 'going away');
  const [code, reason] = await once(socket, 'close');
  expect([code, String(reason)]).toEqual([1001, 'going away']);
});

it('lets the hub know when a visitor is gone', async () => {
  const { hub, origin } = await anEchoHub();
  const { host } = await aDeliveryFor(origin);
  const arrival = once(hub, 'connection');
  const socket = open(`ws://${host}/realtime`);
  const [client] = await arrival;
  await once(socket, 'open');
  socket.terminate();
  await once(client, 'close');
});

it.each([
  ['refused by api', '/realtime/nowhere', 404],
  ['of another address', '/api/socket', 404],
])('a connection %s is refused with its status', async (_, path, status) => {
  const { server, origin } = await anUpstream((_request, response) => response.writeHead(404).end());
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\nno'));
  const { host } = await aDeliveryFor(origin);
  const socket = open(`ws://${host}${path}`);
  const [, answer] = await once(socket, 'unexpected-response');
  expect(answer.statusCode).toBe(status);
});

it('a connection is refused at once while api is away', async () => {
  const { host } = await aDeliveryFor('http://127.0.0.1:9');
  const socket = open(`ws://${host}/realtime`);
  const [, answer] = await once(socket, 'unexpected-response');
  expect(answer.statusCode).toBe(502);
});

it('a refusal in chunks comes through readable', async () => {
  const { server, origin } = await anUpstream(() => {});
  server.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 403 Forbidden\r\nTransfer-Encoding: chunked\r\n\r\n7\r\nForeign\r\n0\r\n\r\n');
  });
  const { host } = await aDeliveryFor(origin);
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1');
  socket.write(`GET /realtime HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
  expect(answer).toMatch(/\r\n\r\n7\r\nForeign\r\n0\r\n\r\n$/);
});

it('the server ends although sockets are open', async () => {
  const { origin } = await anEchoHub();
  const { app, host } = await aDeliveryFor(origin);
  const socket = open(`ws://${host}/realtime`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await app.close();
  await closed;
});
