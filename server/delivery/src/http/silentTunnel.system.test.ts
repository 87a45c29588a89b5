import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { aDeliveryFor, anUpstream } from '../testing/aServer';
import { afterTest } from '../testing/temporaryFolder';

/** For so long the hub waits for a client that sleeps. */
const LONGEST_SILENCE_S = 150;

it('delivery lets a WebSocket be silent, even where its other connections have a limit', async () => {
  const { server, origin } = await anUpstream((_request, response) => response.writeHead(404).end());
  new WebSocketServer({ server });
  const { app, host } = await aDeliveryFor(origin);
  const sockets: Socket[] = [];
  app.server.setTimeout(60_000);
  app.server.on('connection', (socket) => sockets.push(socket));
  const visitor = new WebSocket(`ws://${host}/realtime?id=abc`);
  afterTest(() => visitor.terminate());
  await once(visitor, 'open');
  expect(sockets.map(({ timeout }) => timeout)).toEqual([0]);
});

it('the balancer lets it be silent for longer than the hub does, which says why it ends a connection', () => {
  const configuration = readFileSync(path.join(__dirname, '../../../../deploy/balancer/haproxy.cfg'), 'utf8');
  const seconds = Number(/^ {2}timeout tunnel (\d+)s$/m.exec(configuration)?.[1]);
  expect(seconds).toBeGreaterThan(LONGEST_SILENCE_S);
});
