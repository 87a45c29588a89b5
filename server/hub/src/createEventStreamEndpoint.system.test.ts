import { once } from 'node:events';
import { connect } from 'node:net';
import { afterTest } from './testing/afterTest';
import { createFakeClock } from './testing/createFakeClock';
import { HANDSHAKE, refusedUpgrade } from './testing/rawClient';
import { answer, negotiated, openEventStream, shaken } from './testing/rawHttp';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const EVENT_STREAM = { headers: { accept: 'text/event-stream' } };

describe('an event stream (row 36)', () => {
  it('has the headers that keep proxies from holding it back', async () => {
    const { url } = await startTestHub();
    const { response } = await openEventStream(await negotiated(url));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'content-encoding': 'identity',
      'cache-control': 'no-cache, no-store',
      pragma: 'no-cache',
      'x-accel-buffering': 'no',
      vary: 'Origin',
    });
  });

  it('begins with a comment, and has one event of one line for each frame', async () => {
    const clock = createFakeClock();
    const { url, hub } = await startTestHub({ clock });
    const stream = await shaken(openEventStream(await negotiated(url)));
    hub.broadcast('news', 'Việt Nam\r\n\u2028\u001e');
    hub.broadcast('news', 2);
    hub.broadcast('news', 3);
    clock.advance(100);
    for (let i = 0; i < 3; i++) await stream.next();
    const first = '{"type":1,"target":"news","arguments":["Việt Nam\\r\\n\u2028\\u001e"]}';
    const both = '{"type":1,"target":"news","arguments":[2]}\u001e{"type":1,"target":"news","arguments":[3]}\u001e';
    expect(stream.bytes()).toBe(`:\r\n\r\ndata: {}\u001e\r\n\r\ndata: ${first}\u001e\r\n\r\ndata: ${both}\r\n\r\n`);
  });

  it('is on the wire as it is, without chunks', async () => {
    const { url } = await startTestHub();
    const address = new URL(await negotiated(url));
    const socket = connect(Number(address.port), '127.0.0.1');
    afterTest(() => socket.destroy());
    let bytes = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      bytes += text;
    });
    socket.write(`GET ${address.pathname}${address.search} HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n`);
    await until(() => bytes.includes('\r\n\r\n:'));
    await answer(address.href, { method: 'POST', body: HANDSHAKE });
    await until(() => bytes.includes('data: '));
    expect(bytes).not.toMatch(/transfer-encoding/i);
    expect(bytes.slice(bytes.indexOf('\r\n\r\n') + 4)).toBe(':\r\n\r\ndata: {}\u001e\r\n\r\n');
  });

  it('leaves no state behind when its reader goes', async () => {
    const { url, hub } = await startTestHub();
    const stream = await shaken(openEventStream(await negotiated(url)));
    expect([hub.connectionCount(), hub.size()]).toEqual([1, 1]);
    stream.leave();
    await until(() => hub.size() === 0);
  });

  it('brings a ping when nothing was written for 15 seconds (row 31)', async () => {
    const clock = createFakeClock();
    const { url, hub } = await startTestHub({ clock });
    const stream = await shaken(openEventStream(await negotiated(url)));
    clock.advance(10_000);
    hub.broadcast('news');
    clock.advance(14_000);
    hub.broadcast('more news');
    clock.advance(15_000);
    const seen = [await stream.next(), await stream.next(), await stream.next()];
    expect(seen).toMatchObject([{ target: 'news' }, { target: 'more news' }, { type: 6 }]);
  });

  it('ends after its last word, and its id is unknown then (row 34)', async () => {
    const { url } = await startTestHub();
    const address = await negotiated(url);
    const stream = await shaken(openEventStream(address));
    await stream.send('{"type":1,"target":"CloseMe","arguments":[true]}\u001e');
    expect(await stream.next()).toEqual({ type: 7, allowReconnect: true });
    expect(await stream.closed).toBe('done');
    expect((await stream.send('{"type":6}\u001e')).status).toBe(404);
  });
});

describe('a request on a connection that has an event stream (row 26)', () => {
  it.each([
    ['a second one', EVENT_STREAM, 409, 'The connection already has a transport'],
    ['a poll', {}, 400, 'Cannot change transports mid-connection'],
    ['DELETE', { method: 'DELETE' }, 400, 'Cannot terminate this connection using the DELETE endpoint.'],
  ])('%s is refused, and the stream goes on', async (_, init, status, text) => {
    const { url, hub } = await startTestHub();
    const address = await negotiated(url);
    const stream = await shaken(openEventStream(address));
    expect(await answer(address, init)).toMatchObject({ status, text });
    hub.broadcast('news');
    expect(await stream.next()).toMatchObject({ target: 'news' });
  });

  it('a WebSocket is refused', async () => {
    const { url } = await startTestHub();
    const address = await negotiated(url);
    await openEventStream(address);
    const refused = { status: 400, text: 'Cannot change transports mid-connection' };
    expect(await refusedUpgrade(address.replace('http', 'ws'))).toEqual(refused);
  });
});

describe('a reader of events that stops reading', () => {
  const SLOW = 'hub client reads too slowly';

  async function aStoppedReader(options: { maxBufferedBytes?: number }) {
    const clock = createFakeClock();
    const server = await startTestHub({ clock, keepAliveMs: 1e9, ...options });
    const address = new URL(await negotiated(server.url));
    const socket = connect(Number(address.port), '127.0.0.1');
    socket.on('error', () => {});
    afterTest(() => socket.destroy());
    socket.write(`GET ${address.pathname}${address.search} HTTP/1.1\r\nHost: x\r\nAccept: text/event-stream\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    await answer(address.href, { method: 'POST', body: HANDSHAKE });
    return { ...server, clock, socket };
  }

  it('is cut when too much waits for it, while others go on', async () => {
    const { clock, url, hub, entries, cutReaders } = await aStoppedReader({});
    const reader = await shaken(openEventStream(await negotiated(url)));
    for (let sent = 0; sent < 9 && hub.connectionCount() === 2; sent++) {
      hub.broadcast('news', 'x'.repeat(5_000_000));
      clock.advance(100);
      await reader.next();
    }
    expect(entries).toMatchObject([{ message: SLOW }]);
    expect(cutReaders).toEqual(['ServerSentEvents']);
    await until(() => hub.size() === 1);
  });

  it('is cut when a byte has waited ten seconds', async () => {
    const { clock, hub, entries } = await aStoppedReader({ maxBufferedBytes: 1e9 });
    hub.broadcast('news', 'x'.repeat(20_000_000));
    clock.advance(10_000);
    expect(entries).toEqual([]);
    clock.advance(1_000);
    expect(entries).toMatchObject([{ message: SLOW }]);
    await until(() => hub.size() === 0);
  });
});
