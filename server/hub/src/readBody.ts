import type { Readable } from 'node:stream';
import type { Clock } from './clock';

/** Outcome of reading a body; nothing of an incomplete one is used. */
export type Body =
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  | { readonly kind: 'tooLong' }
  | { readonly kind: 'late' }
  | { readonly kind: 'brokenOff' };

interface Limits {
  readonly maxBytes: number;
  /** How long it may take to arrive. */
  readonly timeoutMs: number;
  readonly clock: Clock;
}

/** Reads a body to its end, within limits: a sender must not be able to hold our memory or a socket. */
export function readBody(stream: Readable, { maxBytes, timeoutMs, clock }: Limits): Promise<Body> {
  // The sender left while it waited.
  if (stream.destroyed) return Promise.resolve({ kind: 'brokenOff' });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const stopWaiting = clock.after(timeoutMs, () => settle({ kind: 'late' }));

    function settle(body: Body): void {
      stopWaiting();
      stream.off('data', take).off('end', end).off('close', breakOff).off('error', breakOff);
      resolve(body);
    }
    function take(chunk: Buffer): void {
      length += chunk.length;
      if (length > maxBytes) settle({ kind: 'tooLong' });
      else chunks.push(chunk);
    }
    const end = () => settle({ kind: 'whole', bytes: Buffer.concat(chunks) });
    const breakOff = () => settle({ kind: 'brokenOff' });

    stream.on('data', take).once('end', end).once('close', breakOff).once('error', breakOff);
  });
}
