import { addAbortSignal, Readable } from 'node:stream';
import { BucketError } from './bucketError';

type Limits = {
  readonly mostBytes: number;
  /** As announced. */
  readonly length: number | undefined;
  readonly signal: AbortSignal;
};

/** The whole of an answer. @throws BucketError when it is longer than it may be, or cut off */
export async function bytesOf(key: string, body: unknown, { mostBytes, length, signal }: Limits): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new BucketError('damaged', `${key}: expected bytes, got none.`);
  const tooLong = `${key}: expected at most ${mostBytes} bytes, got more.`;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of addAbortSignal(signal, body)) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new BucketError('damaged', tooLong);
    chunks.push(Buffer.from(chunk));
  }
  if (length !== undefined && bytes !== length) {
    throw new BucketError('failed', `${key}: expected ${length} bytes, got ${bytes}: the answer was cut off.`);
  }
  return Buffer.concat(chunks);
}
