import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterTest } from './afterTest';

/** A proxy between a client and `origin` that cuts idle connections. */
export async function aProxyThatCuts(origin: string, idleMs: number) {
  let cuts = 0;
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('error', () => {});
      from.once('close', () => to.destroy());
      from.pipe(to);
    }
    client.setTimeout(idleMs, () => {
      cuts += 1;
      client.destroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  afterTest(() => proxy.close());
  const address = proxy.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
  return { url: `http://127.0.0.1:${address.port}/realtime`, cuts: () => cuts };
}
