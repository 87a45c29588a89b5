import { openShakenClient } from './testing/rawClient';
import { frame, Opcode, openRawSocket } from './testing/rawFrames';
import { startTestHub } from './testing/testHub';
import { until } from './testing/until';

const { continuation, text, binary, close, ping, pong } = Opcode;
const ECHO = '{"type":1,"target":"Echo","arguments":["goal"],"invocationId":"1"}\u001e';
const code = (number: number, reason: string | Buffer = '') => {
  const payload = Buffer.alloc(2);
  payload.writeUInt16BE(number);
  return Buffer.concat([payload, Buffer.from(reason)]);
};
const NO_UTF8 = Buffer.from([0xc3, 0x28]);

/** A hub with a bystander, and a client that writes these bytes. */
async function afterWriting(...bytes: readonly Buffer[]) {
  const server = await startTestHub();
  const bystander = await openShakenClient(server.wsUrl);
  const socket = await openRawSocket(server.origin);
  for (const piece of bytes) socket.write(piece);
  return { ...server, socket, bystander };
}

async function expectServed(client: Awaited<ReturnType<typeof openShakenClient>>) {
  client.send(ECHO);
  expect(await client.next()).toMatchObject({ result: 'goal' });
}

describe('a WebSocket goes on after', () => {
  it.each([
    ['a ping without a word', [frame(ping)]],
    ['fifty pings at once', [Buffer.concat(Array.from({ length: 50 }, () => frame(ping, 'p')))]],
    [
      'a ping between two fragments',
      [frame(text, '{"type":6', { fin: false }), frame(ping), frame(continuation, '}\u001e')],
    ],
    ['empty frames', [frame(text), frame(binary), frame(text, '', { fin: false }), frame(continuation)]],
    ['a frame byte by byte', [...frame(text, '{"type":6}\u001e')].map((byte) => Buffer.from([byte]))],
    [
      'a thousand fragments of one letter',
      ['{"type":6,"x":"', ...'x'.repeat(1000), '"}\u001e'].map((piece, i, all) =>
        frame(i === 0 ? text : continuation, piece, { fin: i === all.length - 1 }),
      ),
    ],
  ])('%s', async (_, bytes) => {
    const { socket, bystander } = await afterWriting(...bytes);
    socket.write(frame(text, ECHO));
    await socket.saw('"result":"goal"');
    expect(socket.closeCode()).toBeUndefined();
    await expectServed(bystander);
  });

  it('a ping, which has its own words in the answer', async () => {
    const { socket } = await afterWriting(frame(ping, 'p'.repeat(125)));
    await until(() => socket.frames().length === 1);
    expect(socket.frames()).toMatchObject([{ opcode: pong, payload: Buffer.from('p'.repeat(125)) }]);
  });
});

describe('a WebSocket is closed, alone, after', () => {
  it.each([
    ['a ping of 126 bytes', [frame(ping, 'p'.repeat(126))], 1002],
    ['a ping in fragments', [frame(ping, 'p', { fin: false })], 1002],
    ['the first reserved bit', [frame(text, ECHO, { reserved: 4 })], 1002],
    ...[3, 15].map((opcode) => [`opcode ${opcode}`, [frame(opcode, 'x')], 1002] as [string, Buffer[], number]),
    ['a frame without a mask', [frame(text, ECHO, { isMasked: false })], 1002],
    ['a continuation of nothing', [frame(continuation, ECHO)], 1002],
    ['a message within another', [frame(text, 'x', { fin: false }), frame(text, ECHO)], 1002],
    ['text that is no UTF-8', [frame(text, NO_UTF8)], 1007],
    [
      'text that is no UTF-8 only when put together',
      [frame(text, NO_UTF8.subarray(0, 1), { fin: false }), frame(continuation, NO_UTF8.subarray(1))],
      1007,
    ],
    ['a close of one byte', [frame(close, 'x')], 1002],
    ...[0, 1005, 5000].map(
      (number) => [`a close with ${number}`, [frame(close, code(number))], 1002] as [string, Buffer[], number],
    ),
    ['a close whose reason is no UTF-8', [frame(close, code(1000, NO_UTF8))], 1007],
    ['a close', [frame(close)], 1000],
    ['a close with 1000', [frame(close, code(1000, 'bye'))], 1000],
    ['a close with 4999', [frame(close, code(4999))], 4999],
    ['a close with more behind it', [frame(close), frame(text, ECHO), frame(15, 'x')], 1000],
  ] satisfies [string, Buffer[], number][])('%s', async (_, bytes, expected) => {
    const { socket, bystander, hub } = await afterWriting(...bytes);
    await until(() => socket.closeCode() !== undefined);
    expect(socket.closeCode()).toBe(expected);
    expect(socket.frames().map(({ opcode }) => opcode)).toEqual([close]);
    socket.write(frame(close, code(expected)));
    await socket.closed;
    await until(() => hub.size() === 1);
    await expectServed(bystander);
  });

  it.each([
    ['of 262,145 bytes', Buffer.from([127, 0, 0, 0, 0, 0, 4, 0, 1])],
    ['of 2^63 bytes', Buffer.from([127, 0x80, 0, 0, 0, 0, 0, 0, 0])],
  ])('the head of a frame %s, with the reason', async (_, lengthField) => {
    const { socket, bystander } = await afterWriting(frame(text, 'x', { lengthField }));
    await until(() => socket.closeCode() !== undefined);
    expect(socket.closeCode()).toBe(1000);
    expect(socket.frames()[0]?.payload.toString()).toContain('A frame may have 262144 bytes.');
    await expectServed(bystander);
  });

  it('more pings at once than anybody has use for', async () => {
    const { socket, bystander } = await afterWriting(
      Buffer.concat(Array.from({ length: 1_000 }, () => frame(ping, 'p'))),
    );
    await socket.closed;
    await expectServed(bystander);
  });

  it('fragments without end that carry nothing', async () => {
    const nothing = frame(continuation, '', { fin: false });
    const { socket } = await afterWriting(frame(text, '', { fin: false }), Buffer.concat(Array(17_000).fill(nothing)));
    await until(() => socket.closeCode() !== undefined);
    expect(socket.closeCode()).toBe(1008);
  });

  it('fragments that are too long together, with the reason', async () => {
    const piece = 'x'.repeat(30_000);
    const { socket } = await afterWriting(frame(text, piece, { fin: false }));
    for (let i = 0; i < 9; i++) socket.write(frame(continuation, piece, { fin: false }));
    await until(() => socket.closeCode() !== undefined);
    expect(socket.frames()[0]?.payload.toString()).toContain('A frame may have 262144 bytes.');
  });
});
