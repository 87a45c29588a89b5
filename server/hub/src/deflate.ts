import { constants, deflateRaw } from 'node:zlib';
import { extension, PerMessageDeflate } from 'ws';

/** What `ws` exports and its types leave out. */
declare module 'ws' {
  type Offer = Readonly<Record<string, readonly (true | string)[]>>;
  export const extension: { parse(header: string): Readonly<Record<string, readonly Offer[]>> };

  export class PerMessageDeflate {
    static readonly extensionName: string;
    constructor(options: PerMessageDeflateOptions & { isServer: boolean });
    /** @throws Error when it can agree to none */
    accept(offers: readonly Offer[]): object;
    /** Frees the streams that it works with; the next message makes new ones. */
    cleanup(): void;
  }
}

/** A shorter message gains nothing. */
const WORTH_BYTES = 256;
/** The end of each flush, which a message leaves out (RFC 7692, 7.2.1). */
const TAIL_BYTES = 4;

/** Each message is compressed by itself, so that the same bytes are right for every client; none may want less window. */
export const DEFLATE = { serverNoContextTakeover: true, clientNoContextTakeover: true, serverMaxWindowBits: 15 };

/**
 * Whether a client's offer can be agreed to. Where it cannot, `ws` would refuse the connection; without an extension it
 * works for everybody.
 *
 * @param header `Sec-WebSocket-Extensions` of its request
 */
export function canDeflate(header: string | undefined): boolean {
  if (header === undefined) return false;
  try {
    const offers = extension.parse(header)[PerMessageDeflate.extensionName] ?? [];
    new PerMessageDeflate({ ...DEFLATE, isServer: true }).accept(offers);
    return true;
  } catch {
    return false;
  }
}

/** The payload as one compressed message, or undefined if that is not shorter. `done` is called at once for a short one. */
export function deflateMessage(payload: Buffer, done: (deflated: Buffer | undefined) => void): void {
  if (payload.length < WORTH_BYTES) return done(undefined);
  deflateRaw(payload, { finishFlush: constants.Z_SYNC_FLUSH }, (error, bytes) => {
    const length = error ? payload.length : bytes.length - TAIL_BYTES;
    done(length < payload.length ? bytes.subarray(0, length) : undefined);
  });
}
