import { createHash } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';
import { framesIn } from './frames.mjs';

/** @param {string} text @param {{ isCompressed: boolean }} given */
function frame(text, { isCompressed }) {
  const flushed = deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });
  const payload = isCompressed ? flushed.subarray(0, -4) : Buffer.from(text);
  const short = payload.length < 126;
  const length = Buffer.alloc(short ? 1 : 3, short ? payload.length : 126);
  if (!short) length.writeUInt16BE(payload.length, 1);
  return Buffer.concat([Buffer.from([isCompressed ? 0xc1 : 0x81]), length, payload]);
}

/** Compressed, it is still so long that the length takes two bytes. */
const noise = createHash('shake256', { outputLength: 200 }).update('noise').digest('base64');

it('finds the compressed frames with changes among others, whatever their length', () => {
  const one = frame('bench:1:', { isCompressed: true });
  const two = frame(`bench:2:${noise}bench:3:`, { isCompressed: true });
  const ping = frame('{"type":6}', { isCompressed: false });
  expect(framesIn(Buffer.concat([ping, one, ping, two]))).toEqual([
    { bytes: one, changes: [1] },
    { bytes: two, changes: [2, 3] },
  ]);
});

it('refuses changes that came without compression', () => {
  expect(() => framesIn(frame('bench:7:', { isCompressed: false }))).toThrow('Changes 7 came without compression');
});
