import { createFakeClock } from './testing/fakeClock';
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
    ['no JSON', 'hello\u001e', /^An unexpected error occurred during connection handshake\. At handshake: expected JSON/],
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

  it('never ends a client that does not ping (row 32)', async () => {
    const clock = createFakeClock();
    const { wsUrl } = await startTestHub({ clock, keepAliveMs: 1_000_000 });
    const client = await openShakenClient(wsUrl);
    clock.advance(600_000);
    client.send(ECHO);
    expect(await client.next()).toEqual(ECHOED);
  });
});

describe('a message that cannot be read', () => {
  it.each([
    ['no JSON', 'hello\u001e', 'At message: expected JSON, got 5 characters that are none'],
    ['empty', '\u001e', 'At message: expected JSON, got 0 characters that are none'],
    ['without a type', '{"__proto__":{"type":1}}\u001e', 'At message.type: expected an integer, got nothing'],
    ['with an odd target', '{"type":1,"target":{},"arguments":[]}\u001e', 'At message.target: expected a string, got an object'],
    ['40 kB long (row 33)', `"${'x'.repeat(40_000)}"\u001e`, 'The maximum message size of 32768B was exceeded.'],
    ['40 kB long in pieces', `"${'x'.repeat(40_000)}`, 'The maximum message size of 32768B was exceeded.'],
  ])('closes its connection with the reason: %s', async (_, message, reason) => {
    const { wsUrl, entries } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send(message.slice(0, 20_000));
    client.send(message.slice(20_000));
    expect(await client.next()).toEqual({ type: 7, error: `Connection closed with an error. ${reason}` });
    expect(await client.closed).toBe(1000);
    expect(entries).toMatchObject([{ level: 'warn', message: 'hub message refused', details: { error: reason } }]);
  });

  it('closes a connection whose frame is out of all proportion, before it fills memory', async () => {
    const { wsUrl, hub } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send('x'.repeat(1_000_000));
    expect(await client.closed).toBe(1009);
    const other = await openShakenClient(wsUrl);
    other.send(ECHO);
    expect(await other.next()).toEqual(ECHOED);
    expect(hub.connectionCount()).toBe(1);
  });

  it('is ignored when a later version of the protocol may know its type', async () => {
    const { wsUrl } = await startTestHub();
    const client = await openShakenClient(wsUrl);
    client.send(`{"type":8,"sequenceId":1}\u001e{"type":99}\u001e${ECHO}`);
    expect(await client.next()).toEqual(ECHOED);
  });
});

it('a client that says goodbye is let go', async () => {
  const { wsUrl } = await startTestHub();
  const client = await openShakenClient(wsUrl);
  client.send('{"type":7}\u001e');
  expect(await client.closed).toBe(1000);
});
