import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { hubPlugin } from './hub';
import { afterTest } from './testing/afterTest';
import { createFakeClock } from './testing/createFakeClock';
import { openShakenClient, refusedUpgrade } from './testing/rawClient';
import { answer, openEventStream, openPolls, shaken } from './testing/rawHttp';
import { aStockClient, negotiate, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';

/** Sends an address without normalising it, unlike client libraries. */
function askLiterally(origin: string, method: string, target: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end(`${method} ${target} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe('an address of the hub, as SignalR’s own server compares it', () => {
  it.each([
    '/realtime/negotiate',
    '/realtime/negotiate/',
    '/Realtime/Negotiate',
    '/REALTIME/NEGOTIATE/',
    '/realtime/negotiate?',
    '/rEALTIME/negotiate?negotiateVersion=1',
    '/%72ealtime/negotiate',
    'http://x/realtime/negotiate',
  ])('%s negotiates', async (target) => {
    const { origin } = await startTestHub();
    expect(await askLiterally(origin, 'POST', target)).toMatch(/^HTTP\/1.1 200 [\s\S]*"availableTransports"/);
  });

  it.each(['/realtime', '/realtime/', '/Realtime', '/REALTIME/', '/realtime?', '/realTIME/?'])(
    '%s is where connections are',
    async (target) => {
      const { origin } = await startTestHub();
      expect(await askLiterally(origin, 'GET', target)).toMatch(/^HTTP\/1.1 400 [\s\S]*Connection ID required$/);
    },
  );

  it.each([
    '/',
    '//',
    '//realtime',
    '/realtime//',
    '/realtime//negotiate',
    '/realtimes',
    '/xrealtime',
    '/realtime/x',
    '/realtime/negotiate/x',
    '/realtime/negotiate//',
    '/realtime%2Fnegotiate',
    '/realtime;/negotiate',
    '/realtime/../negotiate',
    '/a/realtime',
    '/negotiate',
    '/*',
    '*',
    '/realt%C4%B1me/negotiate',
  ])('%s is none', async (target) => {
    const { origin } = await startTestHub();
    for (const method of ['GET', 'POST']) {
      expect(await askLiterally(origin, method, target)).toMatch(/^HTTP\/1.1 40[04] (?![\s\S]*Connection ID)/);
    }
  });

  it.each(['/realtime/', '/Realtime', '/REALTIME/'])('%s serves every kind of connection', async (path) => {
    const { origin, hub } = await startTestHub({ clock: createFakeClock() });
    const url = origin + path.replace(/\/$/, '');
    const wsUrl = origin.replace('http', 'ws') + path;
    const token = async () => (await negotiate(url)).body.connectionToken;
    const poller = openPolls(`${origin}${path}?id=${await token()}`);
    await poller.poll();
    void poller.keepPolling();
    const clients = [
      await openShakenClient(wsUrl),
      await openShakenClient(`${wsUrl}?id=${await token()}`),
      await shaken(openEventStream(`${origin}${path}?id=${await token()}`)),
      await shaken(Promise.resolve(poller)),
    ];
    hub.broadcast('news');
    for (const client of clients) expect(await client.next()).toMatchObject({ target: 'news' });
  });

  describe.each(TRANSPORTS)('over %s', (_, transport) => {
    it.each(['/realtime/', '/RealTime'])('leads the stock client in: %s', async (path) => {
      const { origin } = await startTestHub();
      const client = aStockClient(origin + path, { transport });
      await client.start();
      expect(await client.invoke('Echo', 'goal')).toBe('goal');
    });
  });

  it('belongs to one hub of several', async () => {
    const app = Fastify({ forceCloseConnections: true });
    for (const path of ['/realtime', '/Real']) {
      await app.register(async (scope) => scope.register(hubPlugin, { path }));
    }
    app.get('/', async () => 'home');
    app.get('/*', async () => 'a page');
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    afterTest(() => app.close());
    const { connectionToken } = (await negotiate(`${origin}/REALTIME`)).body;
    expect((await answer(`${origin}/real?id=${connectionToken}`)).status).toBe(404);
    expect((await answer(`${origin}/REAL/?id=${connectionToken}`)).status).toBe(404);
    expect((await answer(`${origin}/realTime?ID=${connectionToken}`)).status).toBe(200);
    expect((await answer(`${origin}/elsewhere`)).text).toBe('a page');
    expect((await answer(origin)).text).toBe('home');
  });
});

describe('a name in the query, as SignalR’s own server compares it', () => {
  it.each(['negotiateVersion', 'NegotiateVersion', 'NEGOTIATEVERSION'])('%s=1 is the version', async (name) => {
    const { url } = await startTestHub();
    expect((await negotiate(url, `?${name}=1`)).body).toMatchObject({ negotiateVersion: 1 });
  });

  it.each(['id', 'Id', 'ID', '%69d'])('%s is the connection', async (name) => {
    const { url, wsUrl } = await startTestHub({ clock: createFakeClock() });
    const token = async () => (await negotiate(url)).body.connectionToken;
    expect((await answer(`${url}?${name}=${await token()}`)).status).toBe(200);
    await shaken(openEventStream(`${url}?${name}=${await token()}`));
    await openShakenClient(`${wsUrl}?${name}=${await token()}`);
  });

  it.each([
    ['twice', (token: string) => `id=${token}&id=${token}`],
    ['twice in two cases', (token: string) => `id=${token}&ID=${token}`],
    ['with its case changed', (token: string) => `id=${token.replace(/[a-zA-Z]/, swapCase)}`],
    ['with a blank behind it', (token: string) => `id=${token}%20`],
  ])('a token %s is none', async (_, queryOf) => {
    const { url, wsUrl } = await startTestHub();
    const query = queryOf((await negotiate(url)).body.connectionToken);
    expect((await answer(`${url}?${query}`)).status).toBe(404);
    expect((await refusedUpgrade(`${wsUrl}?${query}`)).status).toBe(404);
  });

  it.each(['negotiateVersion=1&negotiateVersion=1', 'negotiateVersion=1&NegotiateVersion=0'])(
    '%s is no version',
    async (query) => {
      const { url } = await startTestHub();
      expect((await negotiate(url, `?${query}`)).body).toEqual({ error: expect.stringContaining('non-integer') });
    },
  );
});

function swapCase(letter: string): string {
  const upper = letter.toUpperCase();
  return letter === upper ? letter.toLowerCase() : upper;
}
