import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterTest } from 'hub/testing/afterTest';
import { HANDSHAKE, openShakenClient } from 'hub/testing/rawClient';
import { negotiated, openEventStream, shaken } from 'hub/testing/rawHttp';
import { EMPTY_STORE } from './testing/emptyStore';
import { createTestApp } from './testing/testApp';

const CALL = '{"type":1,"target":"bàn thắng","arguments":[],"invocationId":"1"}\u001e';

/** Headers of an upgrade to something else; the first is what Java's client sends on each new connection. */
const NO_WEB_SOCKET: [string, string[]][] = [
  ['h2c', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAEAAEAAAAIAAAAAAAMAAAAA']],
  ['h2c beside keep-alive', ['Connection: keep-alive, upgrade', 'Upgrade: h2c']],
  ['something', ['Connection: Upgrade', 'Upgrade: foo']],
  ['nothing', ['Connection: Upgrade', 'Upgrade:']],
  ['one of several', ['Connection: Upgrade', 'Upgrade: h2c, websocket']],
  ['a version of websocket', ['Connection: Upgrade', 'Upgrade: websocket/13']],
  ['websocket, and is not about its connection', ['Upgrade: websocket', 'Sec-WebSocket-Version: 13']],
  ['TLS', ['Connection: Upgrade', 'Upgrade: TLS/1.0']],
];

let url: string;
beforeAll(async () => {
  const { app } = await createTestApp(EMPTY_STORE);
  afterTest(() => app.close());
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/realtime`;
});

/** A connection that records what comes back. */
async function aLine(url: string) {
  const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  afterTest(() => socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'connect');
  return {
    say(line: string, headers: readonly string[], body = '') {
      const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
      socket.write(`${[line, 'Host: tyso.vn', ...headers, ...length].join('\r\n')}\r\n\r\n${body}`);
    },
    write: (bytes: string) => socket.write(bytes),
    async received(pattern: RegExp): Promise<string> {
      while (!pattern.test(text)) await Promise.race([once(socket, 'data'), ended(socket)]);
      return text;
    },
    async all(): Promise<string> {
      if (!socket.closed) await once(socket, 'close');
      return text;
    },
  };
}

async function ended(socket: Socket): Promise<never> {
  await once(socket, 'close');
  throw new Error('Expected more, got the end of the connection');
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

describe.each(NO_WEB_SOCKET)('a request that would rather speak %s', (_, headers) => {
  it('may post a message with a body', async () => {
    const client = await shaken(negotiated(url).then((own) => openEventStream(own)));
    const line = await aLine(url);
    line.say(`POST ${pathOf(client.response.url)} HTTP/1.1`, headers, CALL);
    expect(await line.received(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await client.next()).toMatchObject({ error: "Unknown hub method 'bàn thắng'" });
  });

  it('negotiates', async () => {
    const line = await aLine(url);
    line.say('POST /realtime/negotiate?negotiateVersion=1 HTTP/1.1', [...headers, 'Content-Length: 0']);
    expect(await line.received(/\}$/)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"connectionToken"/);
  });

  it('polls', async () => {
    const own = await negotiated(url);
    const line = await aLine(url);
    line.say(`GET ${pathOf(own)} HTTP/1.1`, headers);
    expect(await line.received(/\r\n\r\n/)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\ncontent-length: 0\r\n/);
    await fetch(own, { method: 'DELETE' });
  });

  it('opens an event stream', async () => {
    const own = await negotiated(url);
    const line = await aLine(url);
    line.say(`GET ${pathOf(own)} HTTP/1.1`, [...headers, 'Accept: text/event-stream']);
    await line.received(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n:\r\n\r\n/);
    await fetch(own, { method: 'POST', body: HANDSHAKE });
    await line.received(/data: \{\}/);
  });

  it('is answered on a connection that was used before', async () => {
    const line = await aLine(url);
    line.say('GET /realtime?id=nobody HTTP/1.1', []);
    await line.received(/No Connection with that ID$/);
    line.say('GET /realtime HTTP/1.1', headers);
    await line.received(/Connection ID required$/);
  });
});

describe('an upgrade that is none', () => {
  const [, H2C] = NO_WEB_SOCKET[0] ?? ['', []];

  it('closes its connection when it is answered, for the parser drops what came with it', async () => {
    const line = await aLine(url);
    const behind = 'GET /realtime?id=behind HTTP/1.1\r\nHost: tyso.vn\r\n\r\n';
    line.write(`${['GET /realtime HTTP/1.1', 'Host: tyso.vn', ...H2C].join('\r\n')}\r\n\r\n${behind}`);
    const answers = await line.all();
    expect(answers).toMatch(/\r\nconnection: close\r\n/i);
    expect(answers.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('waits for its turn behind another request', async () => {
    const line = await aLine(url);
    const first = 'GET /realtime?id=first HTTP/1.1\r\nHost: tyso.vn\r\n\r\n';
    line.write(`${first}${['GET /realtime HTTP/1.1', 'Host: tyso.vn', ...H2C].join('\r\n')}\r\n\r\n`);
    expect(await line.all()).toMatch(/No Connection with that IDHTTP\/1\.1 400 [\s\S]*Connection ID required$/);
  });

  it('leaves those alone who open a WebSocket', async () => {
    const line = await aLine(url);
    line.say('GET /realtime HTTP/1.1', H2C);
    await openShakenClient(url.replace('http', 'ws'), { headers: { upgrade: 'WebSocket' } });
    await line.all();
  });

  it('is refused with a body on a GET, like any other', async () => {
    const line = await aLine(url);
    line.say('GET /realtime HTTP/1.1', H2C, 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n');
    const answers = await line.all();
    expect(answers).toMatch(/^HTTP\/1\.1 400 /);
    expect(answers.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});
