import { randomBytes } from 'node:crypto';
import { constants, inflateRawSync } from 'node:zlib';
import { createMessage } from './hubMessage';
import type { HubCaller, HubMethod } from './methods';
import { createFakeClock } from './testing/createFakeClock';
import { holdCompression } from './testing/heldCompression';
import { openShakenClient } from './testing/rawClient';
import { frame, Opcode, openRawSocket } from './testing/rawFrames';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const OFFER = 'permessage-deflate';
const LONG = 'goal '.repeat(1_000);
const PING = '{"type":6}\u001e';
const MEBIBYTE = 1_048_576;

const call = (target: string, ...args: unknown[]) =>
  frame(Opcode.text, `${JSON.stringify({ type: 1, target, arguments: args, invocationId: '1' })}\u001e`);

/** What a frame of the hub says, in short. */
function gist({ payload, isDeflated }: { readonly payload: Buffer; readonly isDeflated: boolean }): string {
  const text = isDeflated ? inflateRawSync(payload, { finishFlush: constants.Z_SYNC_FLUSH }).toString() : `${payload}`;
  const said = text
    .split('\u001e')
    .slice(0, -1)
    .map((record) => {
      const { type, target, error } = JSON.parse(record);
      return { 1: target, 3: error ? 'refused' : 'answered', 6: 'ping', 7: 'close' }[Number(type)];
    });
  return `${said.join('+')}${isDeflated ? ' compressed' : ''}`;
}

/** A hub whose methods send long messages, and a client that agreed to compression. */
async function aReader({ message = createMessage('sent', LONG), extra = {} as Record<string, HubMethod> } = {}) {
  const clock = createFakeClock();
  const server = await startTestHub({
    clock,
    onConnected: (caller) => caller.join('a'),
    methods: {
      Send: (caller) => caller.send(message),
      Echo: (_caller, value) => value,
      Close: (caller) => caller.close({ allowReconnect: true }),
      ...extra,
    },
  });
  const socket = await openRawSocket(server.origin, { offer: OFFER });
  const received = () =>
    socket
      .frames()
      .filter(({ opcode }) => opcode === Opcode.text)
      .map(gist);
  return { ...server, clock, socket, received };
}

async function aWhile() {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}

describe('while a message is compressed', () => {
  it('what comes later waits: frames of groups, frames to all, answers, pings, refusals and more messages', async () => {
    const compression = holdCompression();
    const echo = jest.fn(() => 1);
    const { hub, clock, socket, received } = await aReader({ extra: { Echo: echo } });
    socket.write(call('Send'));
    await until(() => compression.count() === 1);
    hub.group('a').broadcast('group');
    hub.broadcast('all');
    socket.write(Buffer.concat([call('Missing'), call('Send'), call('Echo')]));
    await until(() => echo.mock.calls.length === 1);
    await aWhile();
    clock.advance(16_000);
    clock.advance(16_000);
    hub.group('a').broadcast('later');
    expect(received()).toEqual([]);
    compression.release();
    await until(() => received().includes('later'));
    const begin = ['sent compressed', 'answered', 'group', 'all', 'refused', 'sent compressed', 'answered', 'answered'];
    expect(received()).toEqual([...begin, 'ping', 'ping', 'later']);
    expect(compression.count()).toBe(1);
  });

  it('another client hears its own at once, plain where it did not agree', async () => {
    const compression = holdCompression();
    const { hub, socket, wsUrl, received } = await aReader();
    const plain = await openShakenClient(wsUrl, { perMessageDeflate: false });
    socket.write(call('Send'));
    await until(() => compression.count() === 1);
    plain.send('{"type":1,"target":"Send","arguments":[],"invocationId":"1"}\u001e');
    expect(await plain.next()).toEqual({ type: 1, target: 'sent', arguments: [LONG] });
    expect(await plain.next()).toMatchObject({ type: 3 });
    hub.group('a').broadcast('group');
    expect(await plain.next()).toMatchObject({ target: 'group' });
    expect(received()).toEqual([]);
    compression.release();
    await until(() => received().length === 3);
    expect(received()).toEqual(['sent compressed', 'answered', 'group']);
  });

  it('a close waits for it, and comes last', async () => {
    const compression = holdCompression();
    const { hub, socket, received } = await aReader();
    socket.write(Buffer.concat([call('Send'), call('Close')]));
    await until(() => compression.count() === 1 && hub.connectionCount() === 0);
    hub.broadcast('too late');
    compression.release();
    await until(() => socket.closeCode() !== undefined);
    expect(received()).toEqual(['sent compressed', 'answered', 'close']);
    expect(socket.closeCode()).toBe(1000);
  });

  it('a client may go', async () => {
    const compression = holdCompression();
    const { hub, socket, entries } = await aReader();
    socket.write(call('Send'));
    await until(() => compression.count() === 1);
    socket.socket.destroy();
    await until(() => hub.size() === 0);
    compression.release();
    await aWhile();
    expect(entries.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('a client may say goodbye', async () => {
    const compression = holdCompression();
    const { hub, socket } = await aReader();
    socket.write(Buffer.concat([call('Send'), frame(Opcode.close)]));
    await until(() => compression.count() === 1 && hub.size() === 0);
    compression.release();
    await until(() => socket.closeCode() !== undefined);
    expect(socket.frames().at(-1)?.opcode).toBe(Opcode.close);
  });

  it('the hub may close, and stops in time', async () => {
    const compression = holdCompression();
    const { hub, clock, socket } = await aReader();
    socket.write(call('Send'));
    await until(() => compression.count() === 1);
    const closed = hub.close();
    clock.advance(1_000);
    await closed;
    compression.release();
    await aWhile();
    expect(hub.size()).toBe(0);
  });
});

describe('what is held back', () => {
  it('is bounded: a client with too much of it is cut, and the others go on', async () => {
    const compression = holdCompression();
    const { hub, clock, socket, wsUrl, cutReaders, received } = await aReader();
    const other = await openShakenClient(wsUrl, { perMessageDeflate: false });
    socket.write(call('Send'));
    await until(() => compression.count() === 1);
    for (let sent = 0; sent < 9; sent++) {
      hub.group('a').broadcast('news', randomBytes(MEBIBYTE / 8).toString('base64'));
      compression.release({ except: 1 });
      expect(await other.next()).toMatchObject({ target: 'news' });
      clock.advance(100);
      expect(cutReaders).toEqual(sent < 8 ? [] : ['WebSockets']);
    }
    await until(() => hub.group('a').connectionCount() === 1);
    compression.release();
    await aWhile();
    expect(received()).toEqual([]);
  });

  it('is bounded where a client asks for more and more itself', async () => {
    const compression = holdCompression();
    const more = jest.fn((caller: HubCaller) => caller.send(createMessage('more', 'x'.repeat(MEBIBYTE / 4))));
    const { hub, socket, cutReaders, entries } = await aReader({
      extra: { More: more },
    });
    for (let i = 0; i < 10; i++) socket.write(call('More'));
    await until(() => hub.size() === 0);
    expect(cutReaders).toEqual(['WebSockets']);
    expect(more.mock.calls.length).toBeGreaterThan(4);
    expect(entries).toMatchObject([{ message: 'hub client reads too slowly' }]);
    compression.release();
    await aWhile();
    expect(cutReaders).toEqual(['WebSockets']);
  });
});

describe('a message to many', () => {
  it('is compressed once, and the same bytes go to all who agreed', async () => {
    const compression = holdCompression();
    const { socket, origin, received } = await aReader();
    const other = await openRawSocket(origin, { offer: OFFER });
    for (const line of [socket, other]) line.write(call('Send'));
    await until(() => compression.count() === 1);
    await aWhile();
    compression.release();
    await until(() => socket.frames().length + other.frames().length === 4);
    socket.write(call('Send'));
    await until(() => received().length === 4);
    expect(compression.count()).toBe(1);
    expect(received()).toEqual(['sent compressed', 'answered', 'sent compressed', 'answered']);
    expect(other.frames()[0]).toEqual(socket.frames()[0]);
  });

  it('stays plain and waits for nothing when it is short', async () => {
    const compression = holdCompression();
    const { socket, received } = await aReader({ message: createMessage('sent', 'goal') });
    socket.write(call('Send'));
    await until(() => received().length === 2);
    expect([received(), compression.count()]).toEqual([['sent', 'answered'], 0]);
  });

  it('keeps the words it was made of', async () => {
    const score = { home: 1 };
    const message = createMessage('sent', score);
    score.home = 2;
    const { wsUrl } = await aReader({ message });
    const client = await openShakenClient(wsUrl);
    client.send(`${PING}{"type":1,"target":"Send","arguments":[]}\u001e`);
    expect(await client.next()).toEqual({ type: 1, target: 'sent', arguments: [{ home: 1 }] });
  });
});
