import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import Fastify from 'fastify';
import { hubPlugin } from 'hub';
import { WebSocketServer } from 'ws';
import { obey, sharedNow, usage } from '../bench/orders';
import { createMetrics } from '../metrics/createMetrics';

/* The fan-out alone, for `server/api/bench/hub.bench.mjs`: `ours` is the hub with its metrics, `raw` the minimum, a
   loop over the sockets of `ws` that writes one prepared frame. Both take the same orders. */

type Line = {
  address: string;
  send: (change: string) => void;
  count: () => number;
};

/** As long as a real change of a match. */
const PADDING = 'x'.repeat(600);
const record = (change: number) => `bench:${change}:${PADDING}`;

const line = process.argv[2] === 'raw' ? await raw() : await ours();
obey({
  addresses: () => [line.address],
  usage,
  count: line.count,
  costOfMetrics,
  /** Sends `count` changes at once; resolves with the time before the first write. */
  tell([first = 0, count = 1]) {
    const began = sharedNow();
    for (let i = 0; i < count; i++) line.send(record(first + i));
    return began;
  },
});
process.send?.({ ready: true });

/** Microseconds of processor time that counting one frame takes. */
function costOfMetrics(): number {
  const { watch } = createMetrics().hub;
  const times = 100_000;
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) watch.frameSent({ messages: 3, connections: 10_000, ms: i % 300 });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

async function ours(): Promise<Line> {
  const app = Fastify();
  const { watch } = createMetrics().hub;
  await app.register(hubPlugin, { path: '/realtime', maxConnectionsPerAddress: 1e6, watch });
  const { hub } = app;
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, send: (change) => hub.broadcast('UpdateScoreIncident', change), count: hub.connectionCount };
}

async function raw(): Promise<Line> {
  const server = createServer();
  const sockets = new Set<Socket>();
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (client, { socket }) => {
    sockets.add(socket);
    client.once('message', () => client.send('{}\u001e'));
    client.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    count: () => sockets.size,
    send(change) {
      const text = `{"type":1,"target":"UpdateScoreIncident","arguments":["${change}"]}\u001e`;
      // A whole text frame (RFC 6455, 5.2) whose length takes two bytes.
      const frame = Buffer.concat([Buffer.from([0x81, 126, text.length >> 8, text.length & 255]), Buffer.from(text)]);
      for (const socket of sockets) socket.write(frame);
    },
  };
}
