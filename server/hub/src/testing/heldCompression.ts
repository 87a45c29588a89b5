import zlib from 'node:zlib';
import { afterTest } from './afterTest';

/** From now on messages are compressed when the test says so. */
export function holdCompression() {
  const { deflateRaw } = zlib;
  const held: (() => void)[] = [];
  const spy = jest.spyOn(zlib, 'deflateRaw').mockImplementation((payload, options, done) => {
    held.push(() => deflateRaw(payload, options, done));
  });
  afterTest(() => spy.mockRestore());
  return {
    /** Messages that were to be compressed so far. */
    count: () => spy.mock.calls.length,
    /** Lets those compress that wait, but for the first `except` of them. */
    release({ except = 0 } = {}) {
      for (const compress of held.splice(except)) compress();
    },
  };
}
