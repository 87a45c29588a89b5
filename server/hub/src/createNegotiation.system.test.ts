import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterTest } from './testing/afterTest';
import { createFakeClock } from './testing/createFakeClock';
import { openShakenClient, refusedUpgrade } from './testing/rawClient';
import { aStockClient, negotiate, TRANSPORTS } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const statusOf = async (url: string) => (await fetch(`${url}/negotiate`, { method: 'POST' })).status;
const URL_SAFE_128_BITS = /^[\w-]{22}$/;
const OFFERED = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
];

describe('negotiation (row 23)', () => {
  it('gives an id, another secret token, and the transports there are', async () => {
    const { url } = await startTestHub();
    const { response, body } = await negotiate(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('application/json');
    expect(body).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(URL_SAFE_128_BITS),
      connectionToken: expect.stringMatching(URL_SAFE_128_BITS),
      availableTransports: OFFERED,
    });
    expect(body.connectionId).not.toBe(body.connectionToken);
  });

  it.each(['', '?negotiateVersion=0'])('answers version 0 with one id for both uses: "%s"', async (query) => {
    const { url, wsUrl } = await startTestHub();
    const { body } = await negotiate(url, query);
    expect(body).toEqual({
      negotiateVersion: 0,
      connectionId: expect.stringMatching(URL_SAFE_128_BITS),
      availableTransports: OFFERED,
    });
    await openShakenClient(`${wsUrl}?id=${body.connectionId}`);
  });

  it('answers a version of the future with its own newest', async () => {
    const { url } = await startTestHub();
    expect((await negotiate(url, '?negotiateVersion=9')).body.negotiateVersion).toBe(1);
  });

  it('does not offer a stateful session to a client that asks for one (row 38)', async () => {
    const { url } = await startTestHub();
    const { body } = await negotiate(url, '?negotiateVersion=1&useStatefulReconnect=true');
    expect(body.negotiateVersion).toBe(1);
    expect(body).not.toHaveProperty('useStatefulReconnect');
  });

  it.each([
    ['?negotiateVersion=x', 'The client requested a non-integer protocol version.'],
    ['?negotiateVersion=', 'The client requested a non-integer protocol version.'],
    ['?negotiateVersion=1&negotiateVersion=1', 'The client requested a non-integer protocol version.'],
    ['?negotiateVersion=-1', "The client requested version '-1', but the server does not support this version."],
  ])('says the error in a 200: %s', async (query, error) => {
    const { url } = await startTestHub();
    const { response, body } = await negotiate(url, query);
    expect(response.status).toBe(200);
    expect(body).toEqual({ error });
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('is not to be had by %s', async (method) => {
    const { url } = await startTestHub();
    const response = await fetch(`${url}/negotiate?negotiateVersion=1`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('content-type')).toMatch('text/plain');
  });

  it.each([
    ['a small body of any type', 'application/x-unknown', 'x', 200],
    ['one larger than a message', 'text/plain', 'x'.repeat(40_000), 413],
  ])('with %s', async (_, type, body, status) => {
    const { url } = await startTestHub();
    const init = { method: 'POST', body, headers: { 'content-type': type } };
    expect((await fetch(`${url}/negotiate`, init)).status).toBe(status);
  });

  it('with a body that does not come within 30 seconds is refused with the reason', async () => {
    const clock = createFakeClock();
    const { url, waitingPosts } = await startTestHub({ clock });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    afterTest(() => socket.destroy());
    socket.write('POST /realtime/negotiate HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nx');
    await until(() => waitingPosts() === 1);
    clock.advance(30_000);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*\r\n\r\nThe body took too long$/);
  });
});

describe('a negotiated connection that does not connect (row 28)', () => {
  it('is forgotten after 15 seconds', async () => {
    const clock = createFakeClock();
    const { url, wsUrl } = await startTestHub({ clock });
    const early = (await negotiate(url)).body.connectionToken;
    clock.advance(14_000);
    const late = (await negotiate(url)).body.connectionToken;
    clock.advance(1_000);
    expect(await refusedUpgrade(`${wsUrl}?id=${early}`)).toEqual({ status: 404, text: 'No Connection with that ID' });
    await openShakenClient(`${wsUrl}?id=${late}`);
  });

  it('does not age once it has connected', async () => {
    const clock = createFakeClock();
    const { url, wsUrl, hub } = await startTestHub({ clock });
    await openShakenClient(`${wsUrl}?id=${(await negotiate(url)).body.connectionToken}`);
    clock.advance(60_000);
    expect(hub.connectionCount()).toBe(1);
  });
});

describe('an address with too many connections', () => {
  it('gets 429 until one of them is gone, whether it negotiates or not', async () => {
    const clock = createFakeClock();
    const { url, wsUrl } = await startTestHub({ clock, maxConnectionsPerAddress: 2 });
    await openShakenClient(wsUrl);
    await negotiate(url);
    const refused = await fetch(`${url}/negotiate`, { method: 'POST' });
    expect(refused.status).toBe(429);
    expect((await refusedUpgrade(wsUrl)).status).toBe(429);
    clock.advance(15_000);
    expect((await negotiate(url)).response.status).toBe(200);
  });

  it.each([
    ['the address that the proxy saw', 'loopback', ['203.0.113.1', '203.0.113.1', '203.0.113.2'], [200, 429, 200]],
    ['not what a visitor sent to the proxy', 'loopback', ['1.1.1.1, 203.0.113.1', '2.2.2.2, 203.0.113.1'], [200, 429]],
    [
      'not what a visitor of two proxies said',
      (_address: string, hop: number) => hop < 2,
      ['1.1.1.1, 203.0.113.1, 10.0.0.1', '2.2.2.2, 203.0.113.1, 10.0.0.1'],
      [200, 429],
    ],
    [
      'the same house of a visitor with IPv6',
      'loopback',
      ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'],
      [200, 429, 200],
    ],
    ['its own where no proxy is trusted', false, ['1.1.1.1', '2.2.2.2'], [200, 429]],
  ])('is %s', async (_, trustProxy, addresses, statuses) => {
    const { url } = await startTestHub({ maxConnectionsPerAddress: 1, trustProxy });
    const from = (address: string) =>
      fetch(`${url}/negotiate`, { method: 'POST', headers: { 'x-forwarded-for': address } });
    const seen: number[] = [];
    for (const address of addresses) seen.push((await from(address)).status);
    expect(seen).toEqual(statuses);
  });

  it.each(TRANSPORTS)('counts a connection by %s, and forgets it with its end', async (_, transport) => {
    const { url, hub } = await startTestHub({ maxConnectionsPerAddress: 1 });
    const client = aStockClient(url, { transport });
    await client.start();
    expect(await statusOf(url)).toBe(429);
    await client.stop();
    await until(() => hub.size() === 0);
    expect(await statusOf(url)).toBe(200);
  });
});
