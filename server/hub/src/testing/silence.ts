import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterTest } from './afterTest';

/** A network between a client and `origin` that makes connections half open: neither end notices the other's loss. */
export async function aNetworkThatFallsSilent(origin: string) {
  const sockets = new Set<Socket>();
  const network = createServer({ pauseOnConnect: true }, (client) => {
    const upstream = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.once('end', () => to.end());
      from.pipe(to, { end: false });
    }
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  afterTest(() => {
    cut();
    network.close();
  });
  const address = network.address();
  if (typeof address !== 'object' || !address) throw new Error('The network has no port');
  return {
    url: `http://127.0.0.1:${address.port}/realtime`,
    /** Closes both ends of all connections. */
    cut,
    /** From now on nothing passes on the existing connections, not even their end. */
    fallSilent() {
      for (const socket of sockets) socket.unpipe().removeAllListeners('end').pause();
    },
  };
}
