import { EventEmitter, once } from 'node:events';
import type { LogLevel } from '@microsoft/signalr';
import { aProxyThatCuts } from './testing/idleCut';
import { aStockClient, calls, onReconnected, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

/** Shorter intervals than the product's: the hub sends something before a proxy cuts the connection. */
const FAST = { keepAliveMs: 200, pollTimeoutMs: 200 };
const PATIENCE_MS = 800;

describe.each(TRANSPORTS)('a proxy that cuts after a minute without a byte, over %s', (_name, transport) => {
  it('does not cut a quiet link', async () => {
    const { origin } = await startTestHub(FAST);
    const proxy = await aProxyThatCuts(origin, PATIENCE_MS);
    const signs = new EventEmitter();
    const logger = {
      log: (_level: LogLevel, line: string) => {
        if (/data received|Poll timed out/.test(line)) signs.emit('life');
      },
    };
    const client = aStockClient(proxy.url, { transport, logger });
    let isBroken = false;
    client.onreconnecting(() => {
      isBroken = true;
    });
    await client.start();
    const id = client.connectionId;
    for (let i = 0; i < 10; i++) await once(signs, 'life');
    expect(await client.invoke('ConnectionId')).toBe(id);
    expect(isBroken).toBe(false);
  });

  it('that cuts sooner than our pings costs a reconnect, and later messages arrive', async () => {
    const { origin, hub } = await startTestHub({ keepAliveMs: 60_000 });
    const proxy = await aProxyThatCuts(origin, 300);
    const client = aStockClient(proxy.url, { transport });
    client.keepAliveIntervalInMilliseconds = 60_000;
    const reconnected = onReconnected(client);
    const arrived = calls(client, 'news', 1);
    await client.start();
    await reconnected;
    expect(proxy.cuts()).toBeGreaterThan(0);
    hub.broadcast('news', 'after the cut');
    expect(await arrived).toEqual([['after the cut']]);
  });
});
