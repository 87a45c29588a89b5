import { EventEmitter, once } from 'node:events';
import type { LogLevel } from '@microsoft/signalr';
import { createFakeClock } from './testing/createFakeClock';
import { aProxyThatCuts } from './testing/idleCut';
import { aStockClient, calls, onReconnected, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

describe.each(TRANSPORTS)('a proxy that cuts after a minute without a byte, over %s', (name, transport) => {
  it('does not cut a quiet link', async () => {
    const clock = createFakeClock();
    // The client pings by its own clock, on which no time passes.
    const { origin, waitingCount } = await startTestHub({ clock, clientTimeoutMs: 1e9 });
    const proxy = await aProxyThatCuts(origin, clock);
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
    for (let i = 0; i < 10; i++) {
      if (name === 'LongPolling') await until(() => waitingCount() === 1);
      const life = once(signs, 'life');
      clock.advance(name === 'LongPolling' ? 50_000 : 15_000);
      await life;
    }
    expect(await client.invoke('ConnectionId')).toBe(id);
    expect(isBroken).toBe(false);
  });

  it('that cuts sooner than our pings costs a reconnect, and later messages arrive', async () => {
    const clock = createFakeClock();
    const { origin, hub } = await startTestHub({ clock, keepAliveMs: 90_000, pollTimeoutMs: 90_000 });
    const proxy = await aProxyThatCuts(origin, clock);
    const client = aStockClient(proxy.url, { transport });
    const reconnected = onReconnected(client);
    const arrived = calls(client, 'news', 1);
    await client.start();
    clock.advance(60_000);
    await reconnected;
    expect(proxy.cuts()).toBeGreaterThan(0);
    hub.broadcast('news', 'after the cut');
    expect(await arrived).toEqual([['after the cut']]);
  });
});
