import { promisify } from 'node:util';
import Fastify from 'fastify';
import { type Hub, hubPlugin } from './hub';
import type { HubCaller } from './methods';
import { afterTest } from './testing/afterTest';
import { createFakeClock } from './testing/createFakeClock';
import { openRawClient, openShakenClient, refusedUpgrade } from './testing/rawClient';
import { negotiated, openEventStream, shaken } from './testing/rawHttp';
import { aStockClient, negotiate, onReconnected } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

describe('a hub that closes', () => {
  it('asks its clients to reconnect, and lets the server stop', async () => {
    const { wsUrl, url, hub, stop } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    const unshaken = await openRawClient(wsUrl);
    await negotiate(url);
    await stop();
    expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
    expect([await client.closed, await unshaken.closed]).toEqual([1000, 1000]);
    expect(hub.connectionCount()).toBe(0);
  });

  it('cuts those who do not answer within a second', async () => {
    const clock = createFakeClock();
    const { wsUrl, hub, app } = await startTestHub({ clock });
    const deaf = await openShakenClient(wsUrl);
    deaf.ws.pause();
    const closed = hub.close();
    clock.advance(1_000);
    await closed;
    expect(await promisify(app.server.getConnections.bind(app.server))()).toBe(0);
  });

  it('takes no new clients', async () => {
    const { url, hub } = await startTestHub();
    await hub.close();
    expect((await fetch(`${url}/negotiate`, { method: 'POST' })).status).toBe(503);
  });

  it('is found again by the stock client when another takes its place', async () => {
    const first = await startTestHub();
    const client = aStockClient(first.url);
    await client.start();
    const second = await startTestHub();
    const reconnected = onReconnected(client);
    client.onreconnecting(() => {
      client.baseUrl = second.url;
    });
    await first.stop();
    await reconnected;
    expect(await client.invoke('Echo', 'back')).toBe('back');
  });
});

it('serves beside another hub on the same app, and each has its own clients', async () => {
  const app = Fastify({ forceCloseConnections: true });
  const hubs: { hub: Hub; path: string }[] = [];
  for (const path of ['/realtime', '/elsewhere', '/deep/down']) {
    await app.register(async (scope) => {
      await scope.register(hubPlugin, { path });
      hubs.push({ hub: scope.hub, path });
    });
  }
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  afterTest(() => app.close());
  for (const { hub, path } of hubs) {
    const url = origin + path;
    const { connectionToken } = (await negotiate(url)).body;
    const clients = [
      await openShakenClient(url.replace('http', 'ws')),
      await openShakenClient(`${url.replace('http', 'ws')}?id=${connectionToken}`),
      await shaken(openEventStream(await negotiated(url))),
    ];
    expect(hub.connectionCount()).toBe(3);
    hub.broadcast('news', path);
    for (const client of clients) expect(await client.next()).toMatchObject({ arguments: [path] });
  }
  const { connectionToken } = (await negotiate(`${origin}/realtime`)).body;
  expect(await refusedUpgrade(`${origin.replace('http', 'ws')}/elsewhere?id=${connectionToken}`)).toMatchObject({
    status: 404,
  });
});

it('keeps tokens out of the log', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'info', stream: { write: (line) => lines.push(line) } } });
  await app.register(hubPlugin, { path: '/realtime' });
  afterTest(() => app.close());
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/realtime`;
  const { connectionToken } = (await negotiate(url)).body;
  const secrets = `?id=${connectionToken}&access_token=another-secret`;
  const client = await openShakenClient(url.replace('http', 'ws') + secrets);
  client.send('not a message\u001e');
  await client.closed;
  await fetch(url + secrets);
  const log = lines.join('');
  expect(log).toMatch('hub message refused');
  expect(log).not.toMatch(connectionToken);
  expect(log).not.toMatch('another-secret');
});

it('a peer that does not answer a close is cut after five seconds', async () => {
  const clock = createFakeClock();
  let onClosing = () => {};
  const closing = new Promise<void>((resolve) => {
    onClosing = resolve;
  });
  const methods = {
    CloseMe: (caller: HubCaller) => {
      caller.close();
      onClosing();
    },
  };
  const { wsUrl, url } = await startTestHub({ clock, methods });
  const { connectionToken } = (await negotiate(url)).body;
  const client = await openShakenClient(`${wsUrl}?id=${connectionToken}`);
  const status = async () => (await fetch(`${url}?id=${connectionToken}`, { method: 'POST' })).status;
  client.send('{"type":1,"target":"CloseMe","arguments":[]}\u001e');
  client.ws.pause();
  await closing;
  expect(await status()).toBe(405);
  clock.advance(5_000);
  expect(await status()).toBe(404);
});

it('a process that was frozen does not take all its clients for dead', async () => {
  const clock = createFakeClock();
  let frozenMs = 0;
  const frozen = { ...clock, now: () => clock.now() + frozenMs };
  const { wsUrl, hub } = await startTestHub({ clock: frozen, keepAliveMs: 1e6 });
  const client = await openShakenClient(wsUrl);
  client.send('{"type":6}\u001e{"type":1,"target":"Nothing","arguments":[],"invocationId":"1"}\u001e');
  await client.next();
  frozenMs = 300_000;
  clock.advance(1_000);
  expect(hub.connectionCount()).toBe(1);
});
