import { HANDSHAKE } from './rawClient';
import { openLine } from './rawLine';

interface Shape {
  readonly fin?: boolean;
  /** The three reserved bits, 4 for the first. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The length field to send, right or wrong. */
  readonly lengthField?: Buffer;
}

export const Opcode = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

const MASK = Buffer.from([0x11, 0x22, 0x33, 0x44]);

function lengthField(length: number): Buffer {
  if (length < 126) return Buffer.from([length]);
  const field = length < 65_536 ? Buffer.from([126, 0, 0]) : Buffer.from([127, 0, 0, 0, 0, 0, 0, 0, 0]);
  field.writeUIntBE(length, field.length === 3 ? 1 : 3, field.length === 3 ? 2 : 6);
  return field;
}

/** A frame of a WebSocket client, valid or not. */
export function frame(opcode: number, payload: string | Buffer = '', shape: Shape = {}): Buffer {
  const { fin = true, reserved = 0, isMasked = true } = shape;
  const bytes = Buffer.from(payload);
  const length = Buffer.from(shape.lengthField ?? lengthField(bytes.length));
  length.writeUInt8((length[0] ?? 0) | (isMasked ? 0x80 : 0), 0);
  const masked = isMasked ? bytes.map((byte, i) => byte ^ (MASK[i % 4] ?? 0)) : bytes;
  return Buffer.concat(
    [Buffer.from([(fin ? 0x80 : 0) | (reserved << 4) | opcode]), length, isMasked ? MASK : '', masked].map((part) =>
      Buffer.from(part),
    ),
  );
}

interface Received {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly isDeflated: boolean;
}

/** Whole frames of a server. */
function framesIn(bytes: Buffer): Received[] {
  const frames: Received[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const short = bytes.readUInt8(at + 1);
    const [head, length] =
      short < 126 ? [2, short] : short === 126 ? [4, bytes.readUInt16BE(at + 2)] : [10, bytes.readUIntBE(at + 4, 6)];
    if (at + head + length > bytes.length) break;
    const first = bytes.readUInt8(at);
    const payload = bytes.subarray(at + head, at + head + length);
    frames.push({ opcode: first & 15, payload, isDeflated: (first & 0x40) > 0 });
    at += head + length;
  }
  return frames;
}

/**
 * A WebSocket of bare bytes after its handshake, for frames that no library would send.
 *
 * @param offer of extensions
 */
export async function openRawSocket(origin: string, { offer = '' } = {}) {
  const line = await openLine(origin);
  const key = 'Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==';
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', key];
  const offers = offer ? [`Sec-WebSocket-Extensions: ${offer}`] : [];
  line.write(`${['GET /realtime HTTP/1.1', 'Host: x', ...upgrade, ...offers].join('\r\n')}\r\n\r\n`);
  await line.saw('\r\n\r\n');
  const headLength = line.bytes().indexOf('\r\n\r\n') + 4;
  line.write(frame(Opcode.text, HANDSHAKE));
  await line.saw('{}\u001e');
  const frames = () => framesIn(Buffer.from(line.bytes().slice(headLength), 'latin1')).slice(1);
  return {
    ...line,
    frames,
    /** What the hub agreed to. */
    extensions: () => /^sec-websocket-extensions: (.*)\r$/im.exec(line.bytes().slice(0, headLength))?.[1],
    /** The code of the server's close; undefined when there was none. */
    closeCode: () =>
      frames()
        .find(({ opcode }) => opcode === Opcode.close)
        ?.payload.readUInt16BE(0),
  };
}
