import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterTest } from './testing/afterTest';
import { createFakeClock } from './testing/createFakeClock';
import { HANDSHAKE, openRawClient, openShakenClient } from './testing/rawClient';
import { negotiate } from './testing/stockClient';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const HEADERS = ['Host: tyso.vn', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const KEY = 'Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==';

async function openSocket(origin: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  afterTest(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function answerTo(origin: string, lines: readonly string[]): Promise<string> {
  const socket = await openSocket(origin);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}

describe('an upgrade request', () => {
  it('with a broken key is refused, and its connection id stays free', async () => {
    const { origin, url, wsUrl } = await startTestHub();
    const { connectionToken } = (await negotiate(url)).body;
    const lines = [`GET /realtime?id=${connectionToken} HTTP/1.1`, ...HEADERS, 'Sec-WebSocket-Key: short'];
    expect(await answerTo(origin, lines)).toMatch(/^HTTP\/1.1 400 /);
    await openShakenClient(`${wsUrl}?id=${connectionToken}`);
  });

  it('may follow an ordinary request on the same connection', async () => {
    const { origin } = await startTestHub();
    const socket = await openSocket(origin);
    socket.write('GET /realtime HTTP/1.1\r\nHost: tyso.vn\r\n\r\n');
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 400 /);
    socket.write(`${['GET /realtime HTTP/1.1', ...HEADERS, KEY].join('\r\n')}\r\n\r\n`);
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 101 /);
  });

  it('that does not wait for the answer before it ends only its own connection', async () => {
    const { origin, wsUrl } = await startTestHub();
    const lines = ['GET /realtime HTTP/1.1', 'Host: tyso.vn', '', 'GET /realtime HTTP/1.1', ...HEADERS, KEY];
    await answerTo(origin, lines);
    await openShakenClient(wsUrl);
  });

  it('on another path gets the 404 of that path', async () => {
    const { origin } = await startTestHub();
    expect(await answerTo(origin, ['GET /elsewhere HTTP/1.1', ...HEADERS, KEY])).toMatch(/^HTTP\/1.1 404 /);
  });

  it('that is dropped half-way harms no client', async () => {
    const { origin, wsUrl } = await startTestHub();
    const socket = await openSocket(origin);
    socket.write(['GET /realtime HTTP/1.1', ...HEADERS].join('\r\n'));
    socket.resetAndDestroy();
    await openShakenClient(wsUrl);
  });

  it('whose sender leaves before the refusal harms no client', async () => {
    const { origin, wsUrl } = await startTestHub();
    for (let i = 0; i < 20; i++) {
      const socket = await openSocket(origin);
      socket.write(`${['GET /realtime?id=unknown HTTP/1.1', ...HEADERS, KEY].join('\r\n')}\r\n\r\n`);
      socket.resetAndDestroy();
    }
    await openShakenClient(wsUrl);
  });
});

describe('bytes on the wire', () => {
  it.each([125, 126, 65_535, 65_536, 200_000])('carry a message of %i bytes', async (length) => {
    const { wsUrl, hub } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    const text = 'x'.repeat(length - '{"type":1,"target":"n","arguments":[""]}\u001e'.length);
    hub.broadcast('n', text);
    expect(await client.next()).toEqual({ type: 1, target: 'n', arguments: [text] });
  });

  it('carry changes of the same moment in one frame', async () => {
    const clock = createFakeClock();
    const { wsUrl, hub } = await startTestHub({ clock });
    const client = await openShakenClient(wsUrl);
    const before = client.frameCount();
    for (let i = 0; i < 10; i++) hub.broadcast('news', i);
    clock.advance(100);
    for (let i = 0; i < 10; i++) expect(await client.next()).toMatchObject({ arguments: [i] });
    expect(client.frameCount() - before).toBe(2);
  });

  it('do not reach a client before its handshake', async () => {
    const { wsUrl, hub } = await startTestHub();
    const client = await openRawClient(wsUrl);
    hub.broadcast('news', 'early');
    client.send(HANDSHAKE);
    expect(await client.next()).toEqual({});
    expect(hub.connectionCount()).toBe(1);
  });

  it('that are masked wrongly end only their own connection', async () => {
    const { wsUrl, entries } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    const other = await openShakenClient(wsUrl);
    Reflect.get(client.ws, '_socket').write(Buffer.from([0x81, 0x01, 0x41]));
    expect(await client.closed).toBe(1002);
    expect(entries).toMatchObject([{ message: 'hub socket failed' }]);
    other.send('{"type":1,"target":"Echo","arguments":[1],"invocationId":"1"}\u001e');
    expect(await other.next()).toMatchObject({ result: 1 });
  });
});

describe('a close of the client', () => {
  it.each([
    ['without a code', undefined, 1000],
    ['with 1000', 1000, 1000],
    ['with a code of its own', 3001, 3001],
  ])('%s is answered', async (_, code, answered) => {
    const { wsUrl, hub } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.ws.close(code);
    expect(await client.closed).toBe(answered);
    await until(() => hub.size() === 0);
  });
});
