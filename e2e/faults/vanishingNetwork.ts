import { connect, createServer, type Socket } from 'node:net';

/** A network between browser and product at `url` from which the visitor vanishes: no end of a connection arrives. */
export async function startVanishingNetwork(product: string) {
  const sockets = new Set<Socket>();
  const silent = new Set<Socket>();
  let isGone = false;
  const { hostname, port } = new URL(product);
  const server = createServer((visitor) => {
    keep(visitor);
    if (isGone) return void silence(visitor);
    const upstream = connect(Number(port), hostname);
    keep(upstream);
    for (const [from, to] of [
      [visitor, upstream],
      [upstream, visitor],
    ] as const) {
      from.once('end', () => to.end());
      from.once('close', () => {
        if (!silent.has(from)) to.destroy();
      });
      from.pipe(to, { end: false });
    }
  });
  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  }
  function silence(socket: Socket) {
    silent.add(socket);
    socket.unpipe().removeAllListeners('end').pause();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Nothing passes any more, on connections old and new, not even their end. */
    vanish() {
      isGone = true;
      for (const socket of sockets) silence(socket);
    },
    /**
     * New connections pass. The old ones are dead, and whoever still sends on one hears so, as by a router that has
     * forgotten it: a browser would try its idle connections one after the other, and wait on each.
     */
    comeBack() {
      isGone = false;
      for (const socket of silent) socket.once('data', () => socket.resetAndDestroy()).resume();
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
