import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Clock } from '../clock';
import { afterTest } from './afterTest';

/** Proxies cut a connection on which nothing has passed for a minute. */
const IDLE_MS = 60_000;

/** A proxy between a client and `origin` that cuts idle connections, by the test's clock. */
export async function aProxyThatCuts(origin: string, clock: Clock) {
  let cuts = 0;
  const proxy = createServer((client) => {
    const upstream = connect(Number(new URL(origin).port), '127.0.0.1');
    let lastAt = clock.now();
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('error', () => {});
      from.once('close', () => to.destroy());
      from.on('data', () => {
        lastAt = clock.now();
      });
      from.pipe(to);
    }
    const stopLooking = clock.every(1_000, () => {
      if (clock.now() - lastAt < IDLE_MS) return;
      cuts += 1;
      client.destroy();
    });
    client.once('close', stopLooking);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  afterTest(() => proxy.close());
  const address = proxy.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
  return { url: `http://127.0.0.1:${address.port}/realtime`, cuts: () => cuts };
}
