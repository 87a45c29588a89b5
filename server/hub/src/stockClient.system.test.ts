import { EventEmitter, once } from 'node:events';
import type { LogLevel } from '@microsoft/signalr';
import { createFakeClock } from './testing/createFakeClock';
import { aStockClient, calls, onClose, onReconnected, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

afterEach(() => {
  jest.useRealTimers();
});

describe.each(TRANSPORTS)('the stock client over %s', (name, transport) => {
  it('uses the given transport, and receives its echo (row 1)', async () => {
    const { url, hub, transportsUsed } = await startTestHub();
    const client = aStockClient(url, { transport });
    await client.start();
    expect(await client.invoke('Echo', 'goal')).toBe('goal');
    expect(hub.connectionCount()).toBe(1);
    expect(transportsUsed()).toEqual([name]);
  });

  it('is called by the server, whatever the case, also after a restart with a new id (rows 9 and 10)', async () => {
    const { url, hub } = await startTestHub();
    const client = aStockClient(url, { transport });
    const two = calls(client, 'updatescoreINCIDENT', 2);
    await client.start();
    const firstId = client.connectionId;
    hub.broadcast('UpdateScoreIncident', 'first');
    await client.invoke('Nothing');
    await client.stop();
    await client.start();
    expect(client.connectionId).not.toBe(firstId);
    hub.broadcast('UpdateScoreIncident', 'second', 2);
    expect(await two).toEqual([['first'], ['second', 2]]);
  });

  it('either fails to start or closes, but not both, when the hub refuses it after the handshake (row 11)', async () => {
    const onConnected = () => {
      throw new Error('full');
    };
    const { url, entries } = await startTestHub({ onConnected });
    const client = aStockClient(url, { transport });
    const closes: (Error | undefined)[] = [];
    client.onclose((error) => closes.push(error));
    const closed = onClose(client);
    const failure = await client.start().then(
      () => closed,
      (error: unknown) => error,
    );
    expect(String(failure)).toMatch('Server returned an error on close: Connection closed with an error.');
    expect(closes.length).toBeLessThanOrEqual(1);
    expect(entries.map(({ message }) => message)).toEqual(['hub refused a connection']);
  });

  it('comes back under a new id when its connection breaks (row 16)', async () => {
    const { url, breakLines } = await startTestHub();
    const client = aStockClient(url, { transport });
    const reconnected = onReconnected(client);
    await client.start();
    const firstId = client.connectionId;
    breakLines();
    const secondId = await reconnected;
    expect(secondId).toEqual(expect.any(String));
    expect(secondId).not.toBe(firstId);
    expect(await client.invoke('Echo', 'again')).toBe('again');
  });

  it('knows itself by the same id as the server (row 19)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url, { transport });
    await client.start();
    expect(await client.invoke('ConnectionId')).toBe(client.connectionId);
  });

  it('is seen with its user agent and its own headers (row 22)', async () => {
    const seen: unknown[] = [];
    const { url } = await startTestHub({
      onConnected: (_caller, headers) => seen.push([headers['x-visitor'], headers['user-agent']]),
    });
    const client = aStockClient(url, { transport, headers: { 'X-Visitor': 'one of many' } });
    await client.start();
    expect(seen).toEqual([['one of many', expect.stringMatching(/^Microsoft SignalR\/10\.0/)]]);
  });

  it('stays connected far longer than its server timeout on an idle server (row 31)', async () => {
    const clock = createFakeClock();
    const { url, waitingCount } = await startTestHub({ clock });
    const signs = new EventEmitter();
    const logger = {
      log: (_level: LogLevel, line: string) => {
        if (/data received|Poll timed out/.test(line)) signs.emit('life');
      },
    };
    const client = aStockClient(url, { transport, logger });
    await client.start();
    const id = client.connectionId;
    // The client's clock, which this test turns as far as the hub's: more than ten times its 30 seconds.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
    const step = name === 'LongPolling' ? 50_000 : 15_000;
    for (let i = 0; i < 25; i++) {
      if (name === 'LongPolling') await until(() => waitingCount() === 1);
      const life = once(signs, 'life');
      clock.advance(step);
      await life;
      jest.advanceTimersByTime(step);
      // Whatever the client has sent meanwhile has arrived with this.
      await client.invoke('Nothing');
    }
    expect(client.connectionId).toBe(id);
    expect(await client.invoke('ConnectionId')).toBe(id);
  });

  it('comes back after a close that allows it, and not after any other (row 34)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url, { transport });
    const reconnected = onReconnected(client);
    const closed = onClose(client);
    await client.start();
    await client.send('CloseMe', true);
    await reconnected;
    await client.send('CloseMe', false);
    expect(await closed).toBeUndefined();
    expect(client.state).toBe('Disconnected');
  });

  it('leaves nothing behind when it stops', async () => {
    const { url, hub } = await startTestHub();
    const client = aStockClient(url, { transport });
    await client.start();
    expect(hub.size()).toBe(1);
    await client.stop();
    await until(() => hub.size() === 0);
  });
});
