import { PerMessageDeflate } from 'ws';
import { inflated } from './frames.mjs';

/**
 * Ten thousand browsers inflate their frames themselves; here each frame is inflated once for all sockets of this
 * process, or they would use all the processor. Returns how to forget the frames.
 */
export function inflateOnce() {
  /** @type {Map<string, Buffer>} */
  const known = new Map();
  /** @param {Buffer} payload @param {boolean} _isLast @param {(error: null, message: Buffer) => void} done */
  function decompress(payload, _isLast, done) {
    const key = payload.toString('latin1');
    const message = known.get(key) ?? inflated(payload);
    known.set(key, message);
    // As `ws` does: never before it returns.
    queueMicrotask(() => done(null, message));
  }
  Object.assign(PerMessageDeflate.prototype, { decompress });
  return () => known.clear();
}
