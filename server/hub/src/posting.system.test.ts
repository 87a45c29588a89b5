import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterTest } from './testing/afterTest';
import { createFakeClock } from './testing/createFakeClock';
import { HANDSHAKE } from './testing/rawClient';
import { answer, POSTING, shaken } from './testing/rawHttp';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const ECHO = '{"type":1,"target":"Echo","arguments":["goal"],"invocationId":"1"}\u001e';
const echo = (text: string) => ECHO.replace('goal', text);
const ECHOED = { type: 3, invocationId: '1', result: 'goal' };

describe.each(POSTING)('the handshake of a client that posts, over %s (row 29)', (_name, open) => {
  it('may come in pieces, glued to the first call', async () => {
    const { url } = await startTestHub();
    const client = await open(url);
    const glued = HANDSHAKE + ECHO;
    for (const piece of [glued.slice(0, 9), glued.slice(9, 40), glued.slice(40)]) {
      expect(await client.send(piece)).toMatchObject({ status: 200, text: '' });
    }
    expect([await client.next(), await client.next()]).toEqual([{}, ECHOED]);
  });

  it.each(['text/plain;charset=UTF-8', 'application/octet-stream', 'application/json', 'application/x-unknown'])(
    'may be called %s',
    async (type) => {
      const { url } = await startTestHub();
      const client = await open(url);
      await answer(client.url, { method: 'POST', body: HANDSHAKE, headers: { 'content-type': type } });
      expect(await client.next()).toEqual({});
    },
  );

  it.each([
    ['another protocol', '{"protocol":"x","version":1}\u001e', "The protocol 'x' is not supported."],
    ['no JSON', 'hello\u001e', /At handshake: expected JSON/],
    ['40 kB', 'x'.repeat(40_000), 'Handshake was canceled.'],
  ])('is refused with the reason, and the connection ends: %s (row 30)', async (_, request, error) => {
    const { url, hub } = await startTestHub();
    const client = await open(url);
    await client.send(request);
    expect(await client.next()).toEqual({ error: expect.stringMatching(error) });
    await client.closed;
    expect(hub.connectionCount()).toBe(0);
  });

  it('is refused when it has not come within 15 seconds (row 30)', async () => {
    const clock = createFakeClock();
    const { url, waitingCount } = await startTestHub({ clock });
    const client = await open(url);
    await until(() => waitingCount() === 1);
    clock.advance(15_000);
    expect(await client.next()).toEqual({ error: 'Handshake was canceled.' });
    await client.closed;
  });
});

describe.each(POSTING)('what a client posts, over %s', (_name, open) => {
  it.each([
    ['40 kB long (row 33)', `"${'x'.repeat(40_000)}"\u001e`, 'The maximum message size of 32768B was exceeded.'],
    ['no JSON', 'hello\u001e', 'At message: expected JSON, got 5 characters that are none'],
    ['of a prototype', '{"__proto__":{"type":1}}\u001e', 'At message.type: expected an integer, got nothing'],
  ])('closes its connection with the reason when it is %s', async (_, message, reason) => {
    const { url, entries } = await startTestHub();
    const client = await shaken(open(url));
    await client.send(message);
    expect(await client.next()).toEqual({ type: 7, error: `Connection closed with an error. ${reason}` });
    await client.closed;
    expect(entries).toMatchObject([{ level: 'warn', message: 'hub message refused' }]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('has no method %s (row 39)', async (target) => {
    const { url } = await startTestHub();
    const client = await shaken(open(url));
    await client.send(`${JSON.stringify({ type: 1, target, arguments: [], invocationId: target })}\u001e`);
    expect(await client.next()).toEqual({ type: 3, invocationId: target, error: `Unknown hub method '${target}'` });
  });

  it('may be several messages at once, together longer than one may be', async () => {
    const { url } = await startTestHub();
    const client = await shaken(open(url));
    const long = `{"type":1,"target":"Echo","arguments":["${'x'.repeat(30_000)}"],"invocationId":"0"}\u001e`;
    expect((await client.send(long + long + ECHO)).status).toBe(200);
    for (let i = 0; i < 2; i++) expect(await client.next()).toMatchObject({ invocationId: '0' });
    expect(await client.next()).toEqual(ECHOED);
  });

  it('may have no body', async () => {
    const { url } = await startTestHub();
    const client = await shaken(open(url));
    expect((await answer(client.url, { method: 'POST' })).status).toBe(200);
    await client.send(ECHO);
    expect(await client.next()).toEqual(ECHOED);
  });

  it('is received once, in order, when a hundred calls follow each other', async () => {
    const { url } = await startTestHub();
    const client = await shaken(open(url));
    for (let i = 0; i < 100; i++) {
      await client.send(`{"type":1,"target":"Echo","arguments":[${i}],"invocationId":"${i}"}\u001e`);
    }
    for (let i = 0; i < 100; i++) expect(await client.next()).toMatchObject({ invocationId: `${i}`, result: i });
  });
});

describe.each(POSTING)('a body that is too much or too little, over %s', (_name, open) => {
  /** A post of which only the beginning is sent; `answered` is all that comes back. */
  async function beginPost(address: string, length: number, body = '') {
    const { port, pathname, search } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    afterTest(() => socket.destroy());
    socket.on('error', () => {});
    await once(socket, 'connect');
    let answered = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answered += text;
    });
    socket.write(`POST ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${body}`);
    return { socket, text: () => answered };
  }

  it('of 5 MB is refused before it is read, and the conversation goes on', async () => {
    const { url } = await startTestHub();
    const client = await shaken(open(url));
    const post = await beginPost(client.url, 5_000_000, 'x'.repeat(300_000));
    await once(post.socket, 'close');
    expect(post.text()).toMatch(/^HTTP\/1\.1 413 /);
    expect(post.text()).toMatch(/\r\nconnection: close\r\n/i);
    await client.send(ECHO);
    expect(await client.next()).toEqual(ECHOED);
  });

  it('that breaks off is as if it had never begun', async () => {
    const { url, waitingPosts } = await startTestHub();
    const client = await shaken(open(url));
    const { socket } = await beginPost(client.url, 100, ECHO.slice(0, 20));
    await until(() => waitingPosts() === 1);
    socket.destroy();
    await until(() => waitingPosts() === 0);
    await client.send(ECHO);
    expect(await client.next()).toEqual(ECHOED);
  });

  it('keeps the next one waiting, which is received after it', async () => {
    const { url, waitingPosts } = await startTestHub();
    const client = await shaken(open(url));
    const first = echo('first');
    const { socket } = await beginPost(client.url, first.length, first.slice(0, 20));
    await until(() => waitingPosts() === 1);
    const second = client.send(echo('second'));
    await until(() => waitingPosts() === 2);
    socket.write(first.slice(20));
    expect(await second).toMatchObject({ status: 200 });
    expect(await client.next()).toMatchObject({ result: 'first' });
    expect(await client.next()).toMatchObject({ result: 'second' });
  });

  it('that breaks off lets the next one be received', async () => {
    const { url, waitingPosts } = await startTestHub();
    const client = await shaken(open(url));
    const { socket } = await beginPost(client.url, 100, ECHO.slice(0, 20));
    await until(() => waitingPosts() === 1);
    const next = client.send(ECHO);
    await until(() => waitingPosts() === 2);
    socket.destroy();
    expect((await next).status).toBe(200);
    expect(await client.next()).toEqual(ECHOED);
  });

  it('that goes while it waits leaves its place to the next', async () => {
    const { url, waitingPosts } = await startTestHub();
    const client = await shaken(open(url));
    const first = echo('first');
    const { socket } = await beginPost(client.url, first.length, first.slice(0, 20));
    await until(() => waitingPosts() === 1);
    const gone = await beginPost(client.url, 1_000_000, echo('gone'));
    await until(() => waitingPosts() === 2);
    const last = client.send(echo('last'));
    await until(() => waitingPosts() === 3);
    gone.socket.destroy();
    await until(() => waitingPosts() === 2);
    socket.write(first.slice(20));
    expect((await last).status).toBe(200);
    expect(await client.next()).toMatchObject({ result: 'first' });
    expect(await client.next()).toMatchObject({ result: 'last' });
  });

  it('is not read while it waits, however long it is', async () => {
    const { url, app, waitingPosts } = await startTestHub();
    const client = await shaken(open(url));
    const received: IncomingMessage[] = [];
    app.server.on('request', (request: IncomingMessage) => {
      if (request.method === 'POST') received.push(request);
    });
    const first = echo('first');
    const { socket } = await beginPost(client.url, first.length, first.slice(0, 20));
    await until(() => waitingPosts() === 1);
    const waiting = await beginPost(client.url, 250_000, 'x'.repeat(250_000));
    await until(() => waitingPosts() === 2);
    await until(() => (received[1]?.readableLength ?? 0) > 0);
    expect(received[1]?.readableFlowing).toBeNull();
    expect(received[1]?.readableLength).toBeLessThan(200_000);
    waiting.socket.destroy();
    socket.write(first.slice(20));
    expect(await client.next()).toMatchObject({ result: 'first' });
  });

  it('is refused when too many wait before it, and the others are received', async () => {
    const { url, waitingPosts } = await startTestHub({ maxWaitingPosts: 2 });
    const client = await shaken(open(url));
    const first = echo('first');
    const { socket } = await beginPost(client.url, first.length, first.slice(0, 20));
    await until(() => waitingPosts() === 1);
    const waiting = [client.send(echo('second'))];
    await until(() => waitingPosts() === 2);
    waiting.push(client.send(echo('third')));
    await until(() => waitingPosts() === 3);
    expect(await client.send(echo('fourth'))).toMatchObject({ status: 429 });
    socket.write(first.slice(20));
    for (const posted of waiting) expect((await posted).status).toBe(200);
    for (const result of ['first', 'second', 'third']) expect(await client.next()).toMatchObject({ result });
  });

  it('is answered that its connection is over when that ends while it waits', async () => {
    const { url, hub, waitingPosts } = await startTestHub();
    const client = await shaken(open(url));
    const first = echo('first');
    const { socket } = await beginPost(client.url, first.length, first.slice(0, 20));
    await until(() => waitingPosts() === 1);
    const second = client.send(echo('second'));
    await until(() => waitingPosts() === 2);
    await hub.close();
    socket.write(first.slice(20));
    expect((await second).status).toBe(404);
  });

  it('that does not come within 30 seconds is refused', async () => {
    const clock = createFakeClock();
    const { url, waitingPosts } = await startTestHub({ clock, idlePollMs: 1e9, keepAliveMs: 1e9 });
    const client = await shaken(open(url));
    const post = await beginPost(client.url, 100, ECHO.slice(0, 20));
    await until(() => waitingPosts() === 1);
    clock.advance(30_000);
    await once(post.socket, 'close');
    expect(post.text()).toMatch(/^HTTP\/1\.1 408 /);
    await client.send(ECHO);
    expect(await client.next()).toEqual(ECHOED);
  });
});
