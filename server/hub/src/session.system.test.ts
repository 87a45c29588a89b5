import { createFakeClock } from './testing/createFakeClock';
import { HANDSHAKE, openRawClient, openShakenClient } from './testing/rawClient';
import { startTestHub } from './testing/testHub';

const ECHO = '{"type":1,"target":"Echo","arguments":["goal"],"invocationId":"1"}\u001e';
const ECHOED = { type: 3, invocationId: '1', result: 'goal' };

describe('the handshake over a raw socket (row 29)', () => {
  it('may come byte by byte', async () => {
    const { wsUrl } = await startTestHub();
    const client = await openRawClient(wsUrl);
    for (const character of HANDSHAKE + ECHO) client.send(character);
    expect([await client.next(), await client.next()]).toEqual([{}, ECHOED]);
  });

  it('may come in a binary frame', async () => {
    const { wsUrl } = await startTestHub();
    const client = await openRawClient(wsUrl);
    client.send(Buffer.from(HANDSHAKE));
    expect(await client.next()).toEqual({});
  });

  it('may be glued to the first call, and both torn in the middle', async () => {
    const { wsUrl } = await startTestHub();
    const client = await openRawClient(wsUrl);
    const glued = HANDSHAKE + ECHO;
    client.send(glued.slice(0, 40));
    client.send(glued.slice(40));
    expect([await client.next(), await client.next()]).toEqual([{}, ECHOED]);
  });

  it('may come in several fragments of one message', async () => {
    const { wsUrl } = await startTestHub();
    const client = await openRawClient(wsUrl);
    client.ws.send(HANDSHAKE.slice(0, 9), { fin: false });
    client.ws.send(HANDSHAKE.slice(9), { fin: true });
    expect(await client.next()).toEqual({});
  });
});

describe('a handshake that is refused (row 30)', () => {
  it.each([
    ['another protocol', '{"protocol":"x","version":1}\u001e', "The protocol 'x' is not supported."],
    [
      'no JSON',
      'hello\u001e',
      /^An unexpected error occurred during connection handshake\. At handshake: expected JSON/,
    ],
    ['a call', ECHO, /At handshake.protocol: expected a string, got nothing/],
    ['40 kB', 'x'.repeat(40_000), 'Handshake was canceled.'],
  ])('is answered with the reason and close 1000: %s', async (_, request, error) => {
    const { wsUrl, hub } = await startTestHub();
    const client = await openRawClient(wsUrl);
    client.send(request);
    expect(await client.next()).toEqual({ error: expect.stringMatching(error) });
    expect(await client.closed).toBe(1000);
    expect(hub.connectionCount()).toBe(0);
  });

  it('is not made good by another one behind it', async () => {
    const ids: string[] = [];
    const { wsUrl } = await startTestHub({ onConnected: ({ connectionId }) => ids.push(connectionId) });
    const client = await openRawClient(wsUrl);
    client.send(`hello\u001e${HANDSHAKE}`);
    await client.closed;
    expect(ids).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['only a part', HANDSHAKE.slice(0, 10)],
  ])('is answered the same when %s came within 15 seconds', async (_, part) => {
    const clock = createFakeClock();
    const { wsUrl } = await startTestHub({ clock });
    const client = await openRawClient(wsUrl);
    client.send(part);
    clock.advance(14_000);
    clock.advance(1_000);
    expect(await client.next()).toEqual({ error: 'Handshake was canceled.' });
    expect(await client.closed).toBe(1000);
  });
});

describe('time in a session', () => {
  it('brings a ping when nothing was written for 15 seconds (row 31)', async () => {
    const clock = createFakeClock();
    const { wsUrl, hub } = await startTestHub({ clock });
    const client = await openShakenClient(wsUrl);
    clock.advance(10_000);
    hub.broadcast('news');
    clock.advance(14_000);
    hub.broadcast('more news');
    clock.advance(15_000);
    const seen = [await client.next(), await client.next(), await client.next()];
    expect(seen).toMatchObject([{ target: 'news' }, { target: 'more news' }, { type: 6 }]);
  });

  it('ends a client that pinged once and then fell silent for 30 seconds (row 32)', async () => {
    const clock = createFakeClock();
    const { wsUrl } = await startTestHub({ clock, keepAliveMs: 100_000 });
    const client = await openShakenClient(wsUrl);
    client.send(`{"type":6}\u001e${ECHO}`);
    expect(await client.next()).toEqual(ECHOED);
    clock.advance(29_000);
    clock.advance(1_000);
    expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
    expect(await client.closed).toBe(1000);
  });

  it('keeps a client that pings again within 30 seconds', async () => {
    const clock = createFakeClock();
    const { wsUrl, hub } = await startTestHub({ clock, keepAliveMs: 100_000 });
    const client = await openShakenClient(wsUrl);
    for (let i = 0; i < 3; i++) {
      client.send(`{"type":6}\u001e${ECHO}`);
      expect(await client.next()).toEqual(ECHOED);
      clock.advance(20_000);
    }
    expect(hub.connectionCount()).toBe(1);
  });

  it('never ends a client that does not ping (row 32)', async () => {
    const clock = createFakeClock();
    const { wsUrl } = await startTestHub({ clock, keepAliveMs: 1_000_000 });
    const client = await openShakenClient(wsUrl);
    clock.advance(600_000);
    client.send(ECHO);
    expect(await client.next()).toEqual(ECHOED);
  });
});

it('a client that says goodbye is let go', async () => {
  const { wsUrl } = await startTestHub();
  const client = await openShakenClient(wsUrl);
  client.send('{"type":7}\u001e');
  expect(await client.closed).toBe(1000);
});
