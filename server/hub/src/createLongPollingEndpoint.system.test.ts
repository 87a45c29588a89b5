import { once } from 'node:events';
import { connect } from 'node:net';
import { afterTest } from './testing/afterTest';
import { createFakeClock } from './testing/createFakeClock';
import { HANDSHAKE, refusedUpgrade } from './testing/rawClient';
import { answer, negotiated, openPolls } from './testing/rawHttp';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const news = (...args: unknown[]) => `${JSON.stringify({ type: 1, target: 'news', arguments: args })}\u001e`;
const SLOW = 'hub client reads too slowly';

/** A client after its handshake, without an open poll. */
async function connected(options: Parameters<typeof startTestHub>[0] = {}) {
  const clock = createFakeClock();
  const server = await startTestHub({ clock, ...options });
  const address = await negotiated(server.url);
  const polls = openPolls(address);
  await polls.poll();
  await polls.send(HANDSHAKE);
  await polls.poll();
  /** A poll that has arrived at the hub. */
  async function openPoll(init?: RequestInit) {
    const answered = polls.poll(init);
    await until(() => server.waitingCount() > 0);
    return { answered };
  }
  return { ...server, ...polls, clock, address, openPoll };
}

describe('a poll (row 27)', () => {
  it('that is the first begins the connection and is answered at once, with nothing', async () => {
    const { url } = await startTestHub();
    const { status, text, headers } = await openPolls(await negotiated(url)).poll();
    expect([status, text]).toEqual([200, '']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '0',
      'cache-control': 'no-cache, no-store',
      pragma: 'no-cache',
      expires: 'Thu, 01 Jan 1970 00:00:00 GMT',
      vary: 'Origin',
    });
  });

  it('brings the answer to the handshake', async () => {
    const { url } = await startTestHub();
    const { poll, send } = openPolls(await negotiated(url));
    await poll();
    expect(await send(HANDSHAKE)).toMatchObject({ status: 200, text: '' });
    expect(await poll()).toMatchObject({ status: 200, text: '{}\u001e' });
  });

  it('is answered as soon as there is a message', async () => {
    const { hub, openPoll } = await connected();
    const { answered } = await openPoll();
    hub.broadcast('news', 1);
    expect(await answered).toMatchObject({ status: 200, text: news(1) });
  });

  it('brings all that was said since the last one', async () => {
    const { hub, clock, poll } = await connected();
    for (let i = 0; i < 5; i++) {
      hub.broadcast('news', i, 'Việt Nam');
      clock.advance(100);
    }
    expect((await poll()).text).toBe([0, 1, 2, 3, 4].map((i) => news(i, 'Việt Nam')).join(''));
  });

  it('is answered with nothing after 50 seconds, before proxies lose patience', async () => {
    const { clock, openPoll, waitingCount } = await connected();
    const { answered } = await openPoll();
    clock.advance(49_000);
    expect(waitingCount()).toBe(1);
    clock.advance(1_000);
    expect(waitingCount()).toBe(0);
    expect(await answered).toMatchObject({ status: 200, text: '' });
  });

  it('takes the place of one that still waits, which gets 204', async () => {
    const { hub, openPoll, poll } = await connected();
    const first = await openPoll();
    const second = poll();
    expect(await first.answered).toMatchObject({ status: 204, text: '' });
    hub.broadcast('news', 1);
    expect(await second).toMatchObject({ status: 200, text: news(1) });
  });

  it('that its client takes back loses nothing', async () => {
    const { hub, openPoll, poll, waitingCount } = await connected();
    const leaving = new AbortController();
    const { answered } = await openPoll({ signal: leaving.signal });
    leaving.abort();
    await expect(answered).rejects.toThrow();
    await until(() => waitingCount() === 0);
    hub.broadcast('news', 1);
    expect((await poll()).text).toBe(news(1));
  });
});

describe('the end of a polled connection (row 21)', () => {
  it('by DELETE: 202, the open poll gets 204, and the id is unknown then', async () => {
    const { hub, openPoll, stop, poll, send } = await connected();
    const { answered } = await openPoll();
    expect((await stop()).status).toBe(202);
    expect((await answered).status).toBe(204);
    expect([(await poll()).status, (await send('x')).status, (await stop()).status]).toEqual([404, 404, 404]);
    expect(hub.size()).toBe(0);
  });

  it('by the server: the last word, then 204, then 404', async () => {
    const { hub, poll, send } = await connected();
    await send('{"type":1,"target":"CloseMe","arguments":[true]}\u001e');
    expect(await poll()).toMatchObject({ status: 200, text: '{"type":7,"allowReconnect":true}\u001e' });
    expect((await send('{"type":6}\u001e')).status).toBe(404);
    expect((await poll()).status).toBe(204);
    expect((await poll()).status).toBe(404);
    expect(hub.size()).toBe(0);
  });

  it('by the server while a client stops: DELETE is still 202', async () => {
    const { poll, send, stop } = await connected();
    await send('{"type":7}\u001e');
    expect((await poll()).status).toBe(204);
    expect((await stop()).status).toBe(202);
  });

  it('by silence: 15 seconds without a poll (row 28)', async () => {
    const { hub, clock, poll } = await connected();
    clock.advance(14_000);
    expect(hub.size()).toBe(1);
    clock.advance(1_000);
    expect(hub.size()).toBe(0);
    expect((await poll()).status).toBe(404);
  });

  it('never by silence while a poll is open, however often it is renewed', async () => {
    const { hub, clock, openPoll } = await connected();
    for (let i = 0; i < 4; i++) {
      const { answered } = await openPoll();
      clock.advance(50_000);
      expect(await answered).toMatchObject({ status: 200, text: '' });
      clock.advance(10_000);
    }
    expect(hub.connectionCount()).toBe(1);
  });

  it('never for want of pings, which polls do not need in either direction (row 31)', async () => {
    const { hub, clock, openPoll, send } = await connected();
    await send('{"type":6}\u001e');
    const { answered } = await openPoll();
    clock.advance(49_000);
    expect(hub.connectionCount()).toBe(1);
    clock.advance(1_000);
    expect((await answered).text).toBe('');
  });
});

describe('a request on a polled connection (row 26)', () => {
  it('for another transport is refused', async () => {
    const { address, hub, poll } = await connected();
    const refused = { status: 400, text: 'Cannot change transports mid-connection' };
    expect(await answer(address, { headers: { accept: 'text/event-stream' } })).toMatchObject(refused);
    expect(await refusedUpgrade(address.replace('http', 'ws'))).toEqual(refused);
    hub.broadcast('news');
    expect((await poll()).text).toBe(news());
  });
});

describe('a polled connection that falls behind', () => {
  it('is cut when more than 1 MB waits for its poll', async () => {
    const { hub, clock, entries, cutReaders, poll } = await connected();
    const sent: string[] = [];
    while (hub.connectionCount() === 1 && sent.length < 20) {
      hub.broadcast('news', 'x'.repeat(100_000));
      sent.push('x');
      clock.advance(100);
    }
    expect(sent.length).toBe(12);
    expect(entries).toMatchObject([{ message: SLOW }]);
    expect(cutReaders).toEqual(['LongPolling']);
    expect((await poll()).status).toBe(404);
  });

  it('is cut when the answer to a poll is not read for ten seconds', async () => {
    const { hub, clock, entries, address } = await connected({ maxBufferedBytes: 1e9 });
    const { port, pathname, search } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    afterTest(() => socket.destroy());
    await once(socket, 'connect');
    socket.pause();
    hub.broadcast('news', 'x'.repeat(20_000_000));
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, 'readable');
    clock.advance(10_000);
    expect(entries).toEqual([]);
    clock.advance(1_000);
    expect(entries).toMatchObject([{ message: SLOW }]);
    expect(hub.size()).toBe(0);
  });

  it('is cut when an answer breaks off, for its client cannot see the hole', async () => {
    const { hub, address } = await connected({ maxBufferedBytes: 1e9 });
    const { port, pathname, search } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.pause();
    hub.broadcast('news', 'x'.repeat(20_000_000));
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, 'readable');
    expect(hub.size()).toBe(1);
    socket.resetAndDestroy();
    await until(() => hub.size() === 0);
  });
});
