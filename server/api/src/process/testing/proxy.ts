import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterTest } from 'hub/testing/afterTest';

/** What a proxy does to its connections. */
export type Line = 'open' | 'cut' | 'silent';

/** A TCP proxy in front of a PostgreSQL server, whose connections the test cuts or silences. */
export async function startProxy(databaseUrl: string) {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let line: Line = 'open';
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    // While silent it drops the bytes and keeps the socket open.
    from.on('data', (chunk) => line === 'open' && to.write(chunk));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      if (line !== 'silent') to.destroy();
    });
  };
  const server = createServer((near) => {
    if (line === 'cut') {
      near.destroy();
      return;
    }
    const far = lineTo(target);
    forward(near, far);
    forward(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    /** New connections go to another server, and the old ones are cut: like a name that moves. */
    moveTo(anotherUrl: string) {
      target = new URL(anotherUrl);
      for (const socket of sockets) socket.destroy();
    },
    become(wanted: Line) {
      line = wanted;
      // A silenced connection has lost bytes, so it cannot be used again.
      if (wanted !== 'silent') for (const socket of sockets) socket.destroy();
    },
  };
}

/** A server listens on a port, or in a folder that stands for its host. */
function lineTo({ hostname, port }: URL): Socket {
  const host = decodeURIComponent(hostname);
  return host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(Number(port), host);
}
