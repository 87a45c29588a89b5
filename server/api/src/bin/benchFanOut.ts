import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import Fastify from 'fastify';
import { hubPlugin } from 'hub';
import { WebSocketServer } from 'ws';
import { cpuMs, handleCommands, sharedNow, usage } from '../bench/benchCommands';
import { laneBoard } from '../bench/laneBoard';
import { createMetrics } from '../metrics/createMetrics';

/* The fan-out alone, for `server/api/bench/hub.bench.mjs`: `ours` is the hub with its lanes and metrics, `raw` the
   minimum, a loop over the sockets of `ws` that writes frames which are ready. */

/** As many as can change in one step without it being the start of a feed. */
const MATCHES = 500;

if (process.argv[2] === 'raw') await raw();
else await ours();
process.send?.({ ready: true });

async function ours(): Promise<void> {
  const app = Fastify();
  const { watch } = createMetrics().hub;
  const board = laneBoard(MATCHES);
  await app.register(hubPlugin, { path: '/realtime', maxConnectionsPerAddress: 1e6, watch, ...board.follow });
  const change = board.sendTo(app.hub);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  handleCommands({
    addresses: () => [address],
    cpuMs,
    usage,
    count: app.hub.connectionCount,
    costOfMetrics,
    /** Makes `count` changes in one step; resolves with the time before it. */
    tell([first = 0, count = 1]) {
      const began = sharedNow();
      change(first, count);
      return began;
    },
  });
}

async function raw(): Promise<void> {
  const server = createServer();
  const sockets = new Set<Socket>();
  const perMessageDeflate = { serverNoContextTakeover: true, clientNoContextTakeover: true };
  new WebSocketServer({ server, perMessageDeflate }).on('connection', (client, { socket }) => {
    sockets.add(socket);
    client.once('message', () => client.send('{}\u001e'));
    client.on('message', () => client.send('{"type":3,"invocationId":"1","result":{"isComplete":false}}\u001e'));
    client.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  handleCommands({
    addresses: () => [`http://127.0.0.1:${address.port}`],
    cpuMs,
    usage,
    /** Writes the bytes to every socket; resolves with the time before the first write. */
    write(bytes) {
      const frame = Buffer.from(bytes);
      const began = sharedNow();
      for (const socket of sockets) socket.write(frame);
      return began;
    },
  });
}

/** Microseconds of processor time that counting one frame takes. */
function costOfMetrics(): number {
  const { watch } = createMetrics().hub;
  const times = 100_000;
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) watch.frameSent({ messages: 3, connections: 10_000, ms: i % 300 });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}
