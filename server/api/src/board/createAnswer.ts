import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from 'server-shared/http/conditions';

/** Quality 5 compresses 4 MB in 60 ms; the best takes 8 s and saves another quarter. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A JSON answer for many requests: each encoding is made once, on first use. */
export type Answer = {
  /** Weak, because it is the same for all encodings. */
  etag: string;
  /** Bytes of the JSON itself. */
  length: number;
  body(encoding: Encoding): Promise<Buffer>;
  /** The encodings requested so far. */
  encodings(): readonly Encoding[];
};

/**
 * @param json its text, or the bytes of it
 * @param tagged makes a difference to its tag besides
 * @param identity what is sent, when that also says what makes no difference
 */
export function createAnswer(json: string | Buffer, tagged = '', identity: Buffer = Buffer.from(json)): Answer {
  const etag = `W/"${createHash('sha256').update(json).update(tagged).digest('base64url').slice(0, 22)}"`;
  const made = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(identity)]]);
  return {
    etag,
    length: identity.length,
    body(encoding) {
      const body = made.get(encoding) ?? compress(identity, encoding);
      made.set(encoding, body);
      return body;
    },
    encodings: () => [...made.keys()],
  };
}

async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressBrotli(bytes, BROTLI);
    case 'gzip':
      return compressGzip(bytes);
    case 'identity':
      return bytes;
  }
}
