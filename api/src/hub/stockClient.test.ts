import { HttpTransportType, LogLevel } from '@microsoft/signalr';
import { WebSocket } from 'ws';
import { aStockClient, calls, onClose, onReconnected, SKIP_NEGOTIATION } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

describe('the stock client over WebSockets', () => {
  it('connects without naming a transport, and hears its echo (row 1)', async () => {
    const { url, hub } = await startTestHub();
    const client = aStockClient(url);
    await client.start();
    expect(await client.invoke('Echo', 'goal')).toBe('goal');
    expect(hub.connectionCount()).toBe(1);
  });

  it('is called by the server, whatever the case, also after a restart with a new id (rows 9 and 10)', async () => {
    const { url, hub } = await startTestHub();
    const client = aStockClient(url);
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
    const client = aStockClient(url);
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

  it('comes back under a new id when the server has been silent too long (row 16)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url);
    client.serverTimeoutInMilliseconds = 500;
    const reconnected = onReconnected(client);
    await client.start();
    const firstId = client.connectionId;
    const secondId = await reconnected;
    expect(secondId).toEqual(expect.any(String));
    expect(secondId).not.toBe(firstId);
  });

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

  it('knows itself by the same id as the server (row 19)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url);
    await client.start();
    expect(await client.invoke('ConnectionId')).toBe(client.connectionId);
  });

  it('stays connected far longer than its server timeout, because an idle server pings (row 31)', async () => {
    const { url } = await startTestHub({ keepAliveMs: 100 });
    let pings = 0;
    let onPing = () => {};
    class ListeningSocket extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.on('message', (data) => {
          if (data.toString().includes('"type":6')) pings += 1;
          if (pings === 20) onPing();
        });
      }
    }
    const twentyPings = new Promise<void>((resolve) => {
      onPing = resolve;
    });
    const withListener = { WebSocket: ListeningSocket, logger: LogLevel.None };
    const client = aStockClient(url, withListener);
    client.serverTimeoutInMilliseconds = 1500;
    await client.start();
    const id = client.connectionId;
    await twentyPings;
    expect(await client.invoke('ConnectionId')).toBe(id);
  });

  it('comes back after a close that allows it, and not after any other (row 34)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url);
    const reconnected = onReconnected(client);
    const closed = onClose(client);
    await client.start();
    await client.send('CloseMe', true);
    await reconnected;
    await client.send('CloseMe', false);
    expect(await closed).toBeUndefined();
    expect(client.state).toBe('Disconnected');
  });

  it('has a plain session when it asks for a stateful one (row 38)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url, {}, (builder) => builder.withStatefulReconnect());
    await client.start();
    expect(await client.invoke('Echo', 'plain')).toBe('plain');
  });

  it('is told which transports there are when it insists on another (row 20)', async () => {
    const { url } = await startTestHub();
    const client = aStockClient(url, { transport: HttpTransportType.LongPolling });
    await expect(client.start()).rejects.toThrow("'WebSockets' is disabled by the client");
  });
});
