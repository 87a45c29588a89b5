import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { HubSocket } from './hubSocket';
import { openShakenClient } from './testing/rawClient';
import { frame, Opcode, openRawSocket } from './testing/rawFrames';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const OFFER = 'permessage-deflate; client_max_window_bits';
const AGREED = 'permessage-deflate; server_no_context_takeover; client_no_context_takeover; server_max_window_bits=15';
const ECHO = '{"type":1,"target":"Echo","arguments":["goal"],"invocationId":"1"}\u001e';
const PING = '{"type":6}\u001e';
const DEFLATED = 4;

const deflated = (text: string | Buffer) =>
  deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -4);
const inflated = (payload: Buffer) => inflateRawSync(payload, { finishFlush: constants.Z_SYNC_FLUSH }).toString();

/** A hub with a bystander who agreed to nothing, and a client that agreed to compression. */
async function anAgreedClient(offer = OFFER) {
  const server = await startTestHub();
  const bystander = await openShakenClient(server.wsUrl, { perMessageDeflate: false });
  return { ...server, bystander, socket: await openRawSocket(server.origin, { offer }) };
}

async function expectServed(client: Awaited<ReturnType<typeof openShakenClient>>) {
  client.send(ECHO);
  expect(await client.next()).toMatchObject({ result: 'goal' });
}

describe('compression', () => {
  it.each([
    ['permessage-deflate', AGREED],
    [OFFER, AGREED],
    [
      'permessage-deflate; server_no_context_takeover; client_max_window_bits=10',
      `${AGREED}; client_max_window_bits=10`,
    ],
    ['permessage-deflate; server_max_window_bits=15', AGREED],
    ['permessage-deflate; server_max_window_bits=9, permessage-deflate', AGREED],
    ['x-webkit-deflate-frame, permessage-deflate', AGREED],
  ])('is agreed to when a client offers %s', async (offer, agreed) => {
    const { socket } = await anAgreedClient(offer);
    expect(socket.extensions()?.split('; ').toSorted()).toEqual(agreed.split('; ').toSorted());
  });

  it.each([
    '',
    'x-webkit-deflate-frame',
    'permessage-deflate; server_max_window_bits=9',
    'permessage-deflate; server_max_window_bits=7',
    'permessage-deflate; server_max_window_bits=x',
    'permessage-deflate; brotli',
    'permessage-deflate; client_max_window_bits=99',
    'permessage-deflate; client_max_window_bits; client_max_window_bits',
    'permessage-deflate;;',
    ', ,',
    '"',
    `permessage-deflate; ${'x'.repeat(400)}`,
  ])('is left out, and all else works, when a client offers %p', async (offer) => {
    const { socket, hub } = await anAgreedClient(offer);
    expect(socket.extensions()).toBeUndefined();
    hub.broadcast('news', 'goal '.repeat(1_000));
    await until(() => socket.frames().length === 1);
    expect(socket.frames()[0]?.isDeflated).toBe(false);
    socket.write(frame(Opcode.text, ECHO));
    await socket.saw('"result":"goal"');
  });
});

describe('a broadcast', () => {
  it('is the same compressed bytes for all who agreed, and plain for the others', async () => {
    const { socket, bystander, hub, origin } = await anAgreedClient();
    const other = await openRawSocket(origin, { offer: OFFER });
    hub.broadcast('news', 'goal '.repeat(1_000));
    await until(() => socket.frames().length + other.frames().length === 2);
    const [first] = socket.frames();
    expect(first).toMatchObject({ opcode: Opcode.text, isDeflated: true });
    expect(other.frames()).toEqual([first]);
    expect(first?.payload.length).toBeLessThan(100);
    expect(JSON.parse(inflated(first?.payload ?? Buffer.alloc(0)).slice(0, -1))).toEqual(await bystander.next());
  });

  it('too short to gain anything stays plain', async () => {
    const { socket, hub } = await anAgreedClient();
    hub.broadcast('news', 'goal');
    await until(() => socket.frames().length === 1);
    expect(socket.frames()[0]?.isDeflated).toBe(false);
  });

  it('that was begun first comes first, however long compressing takes', async () => {
    const { hub, wsUrl } = await anAgreedClient();
    const client = await openShakenClient(wsUrl);
    const sent = Array.from({ length: 20 }, (_, at) => `${at} ${'goal '.repeat(at % 2 ? 1 : 20_000)}`);
    for (const text of sent) hub.broadcast('news', text);
    for (const text of sent) expect(await client.next()).toMatchObject({ arguments: [text] });
  });

  it('between a client’s pings and closes leaves each frame whole', async () => {
    const { socket, hub } = await anAgreedClient();
    for (let round = 0; round < 20; round++) {
      hub.broadcast('news', `${round} ${'goal '.repeat(5_000)}`);
      socket.write(frame(Opcode.ping, `p${round}`));
    }
    const messages = () => socket.frames().filter(({ opcode }) => opcode === Opcode.text);
    await until(() =>
      messages()
        .map(({ payload }) => inflated(payload))
        .join('')
        .includes('"19 goal'),
    );
    const pongs = socket.frames().filter(({ opcode }) => opcode === Opcode.pong);
    expect(pongs.map(({ payload, isDeflated }) => `${payload} ${isDeflated}`)).toEqual(
      Array.from({ length: 20 }, (_, round) => `p${round} false`),
    );
  });
});

describe('of a client that agreed, the hub reads', () => {
  it.each([
    ['a plain message', frame(Opcode.text, ECHO)],
    ['a compressed one', frame(Opcode.text, deflated(ECHO), { reserved: DEFLATED })],
    [
      'one in two fragments',
      Buffer.concat([
        frame(Opcode.text, deflated(ECHO).subarray(0, 9), { reserved: DEFLATED, fin: false }),
        frame(Opcode.continuation, deflated(ECHO).subarray(9)),
      ]),
    ],
    ['one with an empty block of its own', frame(Opcode.text, deflateRawSync(ECHO), { reserved: DEFLATED })],
  ])('%s', async (_, bytes) => {
    const { socket } = await anAgreedClient();
    socket.write(bytes);
    socket.write(bytes);
    await until(() => socket.frames().length === 2);
    for (const { payload } of socket.frames()) expect(payload.toString()).toContain('"result":"goal"');
  });

  it.each([
    ['what inflates to a gigabyte', deflated(Buffer.alloc(2 ** 28, 'x')), { reserved: DEFLATED }, 'tooLong'],
    ['what inflates to one byte too much', deflated('x'.repeat(262_145)), { reserved: DEFLATED }, 'tooLong'],
    ['torn data', Buffer.from(deflated(ECHO).map((byte) => byte ^ 0xff)), { reserved: DEFLATED }, 1007],
    ['no data that was ever compressed', Buffer.from('goal '.repeat(100)), { reserved: DEFLATED }, 1007],
    ['what was compressed as no UTF-8', deflated(Buffer.from([0xc3, 0x28])), { reserved: DEFLATED }, 1007],
    ['another reserved bit', Buffer.from(ECHO), { reserved: 2 }, 1002],
    ['both', Buffer.from(ECHO), { reserved: 6 }, 1002],
  ] as const)('of %s no more than the reason to close', async (_, payload, shape, reason) => {
    const { socket, bystander, hub } = await anAgreedClient();
    socket.write(frame(Opcode.text, payload, shape));
    await until(() => socket.closeCode() !== undefined);
    if (reason === 'tooLong')
      expect(socket.frames()[0]?.payload.toString()).toContain('A frame may have 262144 bytes.');
    else expect(socket.closeCode()).toBe(reason);
    socket.write(frame(Opcode.close));
    await until(() => hub.size() === 1);
    await expectServed(bystander);
  });

  it.each([
    ['a compressed ping', frame(Opcode.ping, deflated('p'), { reserved: DEFLATED })],
    [
      'a continuation that says it is compressed itself',
      Buffer.concat([
        frame(Opcode.text, deflated(ECHO).subarray(0, 9), { reserved: DEFLATED, fin: false }),
        frame(Opcode.continuation, deflated(ECHO).subarray(9), { reserved: DEFLATED }),
      ]),
    ],
  ])('of %s no more than the reason to close', async (_, bytes) => {
    const { socket } = await anAgreedClient();
    socket.write(bytes);
    await until(() => socket.closeCode() === 1002);
  });

  it('messages that need what came before as garbage: it agreed to no context', async () => {
    const { socket } = await anAgreedClient('permessage-deflate');
    // A reference 64 characters back, into a window that is empty.
    const dictionary = Buffer.from(ECHO.padEnd(300, ' '));
    const needsContext = deflateRawSync(dictionary, { dictionary, finishFlush: constants.Z_SYNC_FLUSH }).subarray(
      0,
      -4,
    );
    socket.write(frame(Opcode.text, deflated(dictionary), { reserved: DEFLATED }));
    socket.write(frame(Opcode.text, needsContext, { reserved: DEFLATED }));
    await until(() => socket.closeCode() === 1007);
  });

  it('a thousand messages, and keeps nothing that it inflated them with', async () => {
    const made = jest.spyOn(HubSocket.prototype, 'forgetInflater');
    const { socket } = await anAgreedClient();
    for (let round = 0; round < 1_000; round++)
      socket.write(frame(Opcode.text, deflated(PING), { reserved: DEFLATED }));
    const isAgreed = (line: unknown) => line instanceof HubSocket && line.isDeflating();
    const agreed = () => made.mock.contexts.filter(isAgreed);
    // The handshake's is one more.
    await until(() => agreed().length === 1_001);
    const { 'permessage-deflate': deflate } = Reflect.get(Object(agreed()[0]), '_extensions');
    expect(deflate).toMatchObject({ _inflate: null, _deflate: null });
    made.mockRestore();
  });
});
