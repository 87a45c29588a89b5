import { HttpTransportType, LogLevel } from '@microsoft/signalr';
import { createFakeClock } from './testing/createFakeClock';
import { aStockClient, onReconnected, SKIP_NEGOTIATION } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

/** A browser transport broken by an old proxy or an extension. */
class Broken {
  constructor() {
    throw new Error('not here');
  }
}
const withoutSockets = { WebSocket: Broken, logger: LogLevel.None };
const withPollsOnly = { WebSocket: Broken, EventSource: Broken, logger: LogLevel.None };

describe('the stock client without a choice of transports', () => {
  it('connects by WebSockets (row 1)', async () => {
    const { url, transportsUsed } = await startTestHub();
    const client = aStockClient(url);
    await client.start();
    expect(await client.invoke('Echo', 'goal')).toBe('goal');
    expect(transportsUsed()).toEqual(['WebSockets']);
  });

  it.each([
    ['by events when WebSockets fail', withoutSockets, ['ServerSentEvents']],
    ['by polls when both fail', withPollsOnly, ['LongPolling']],
  ])('connects %s (row 20)', async (_, broken, used) => {
    const { url, transportsUsed, hub } = await startTestHub();
    const client = aStockClient(url, broken);
    await client.start();
    expect(await client.invoke('Echo', 'goal')).toBe('goal');
    expect(transportsUsed()).toEqual(used);
    expect(hub.connectionCount()).toBe(1);
  });

  it.each([
    ['events', ['ServerSentEvents', 'LongPolling'] as const, ['ServerSentEvents']],
    ['polls', ['LongPolling'] as const, ['LongPolling']],
  ])('connects by %s when the server offers no more (row 20)', async (_, transports, used) => {
    const { url, transportsUsed } = await startTestHub({ transports });
    const client = aStockClient(url);
    await client.start();
    expect(await client.invoke('Echo', 'goal')).toBe('goal');
    expect(transportsUsed()).toEqual(used);
  });

  it('leaves the connections of its failed attempts behind, and they are forgotten (rows 20 and 28)', async () => {
    const clock = createFakeClock();
    const { url, hub } = await startTestHub({ clock });
    const client = aStockClient(url, withPollsOnly);
    await client.start();
    expect(hub.size()).toBe(3);
    clock.advance(14_000);
    await client.invoke('Nothing');
    clock.advance(1_000);
    expect(hub.size()).toBe(1);
    expect(await client.invoke('Echo', 'still here')).toBe('still here');
  });

  it('gets the list of transports when it insists on another (row 20)', async () => {
    const { url } = await startTestHub({ transports: ['WebSockets'] });
    const client = aStockClient(url, { transport: HttpTransportType.LongPolling });
    await expect(client.start()).rejects.toThrow("'WebSockets' is disabled by the client");
  });
});

describe('the stock client with a choice of its own', () => {
  it('connects and comes back without negotiation, and has no id then (row 18)', async () => {
    const { url, hub } = await startTestHub();
    const client = aStockClient(url, SKIP_NEGOTIATION);
    const reconnected = onReconnected(client);
    await client.start();
    expect(client.connectionId).toBeNull();
    await client.send('CloseMe', true);
    expect(await reconnected).toBeUndefined();
    expect(await client.invoke('Echo', 'again')).toBe('again');
    expect(hub.connectionCount()).toBe(1);
  });

  it('comes back when the server has been silent too long (row 16)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url);
    client.serverTimeoutInMilliseconds = 500;
    const reconnected = onReconnected(client);
    await client.start();
    const firstId = client.connectionId;
    expect(await reconnected).not.toBe(firstId);
  });

  it('has a plain session when it asks for a stateful one (row 38)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url, {}, (builder) => builder.withStatefulReconnect());
    await client.start();
    expect(await client.invoke('Echo', 'plain')).toBe('plain');
  });
});
