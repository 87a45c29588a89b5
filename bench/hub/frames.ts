import { constants, inflateRawSync } from 'node:zlib';

/** A compressed frame with its header, and the changes in it. */
export type Frame = { readonly bytes: Buffer; readonly changes: readonly number[] };

/** The first byte of a whole text frame of a server that is compressed (RFC 7692: RSV1 is set). */
const COMPRESSED = 0xc1;

/** What a compressed message leaves out (RFC 7692, 7.2.1). */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);

export function inflated(payload: Buffer): Buffer {
  return inflateRawSync(Buffer.concat([payload, TAIL]), { finishFlush: constants.Z_SYNC_FLUSH });
}

/** Numbers of the changes in a message of the hub: `liveMatch.ts` hides them in the names of scorers. */
export function changesIn(text: string): number[] {
  return [...text.matchAll(/change:(\d+):/g)].map(([, change]) => Number(change));
}

/**
 * The frames with changes among all that a server sent.
 *
 * @throws Error when changes came in a frame that is not compressed
 */
export function framesIn(sent: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at < sent.length; ) {
    const { payloadAt, end } = boundsOf(sent, at);
    const isCompressed = sent[at] === COMPRESSED;
    const payload = sent.subarray(payloadAt, end);
    const changes = changesIn((isCompressed ? inflated(payload) : payload).toString('latin1'));
    if (changes.length > 0 && !isCompressed) throw new Error(`Changes ${changes} came without compression`);
    if (changes.length > 0) frames.push({ bytes: sent.subarray(at, end), changes });
    at = end;
  }
  return frames;
}

/** RFC 6455, 5.2: the length takes one byte, two or eight more. */
function boundsOf(sent: Buffer, at: number) {
  const short = sent.readUInt8(at + 1);
  if (short < 126) return { payloadAt: at + 2, end: at + 2 + short };
  if (short === 126) return { payloadAt: at + 4, end: at + 4 + sent.readUInt16BE(at + 2) };
  return { payloadAt: at + 10, end: at + 10 + Number(sent.readBigUInt64BE(at + 2)) };
}
