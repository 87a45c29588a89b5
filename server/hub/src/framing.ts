const RECORD_END = 0x1e;
const NOTHING = Buffer.alloc(0);
const SMALLEST_STORE = 1024;

/** One encoded hub message. JSON writes the end mark inside a text as `\u001e`, so the mark stays unique. */
export function toRecord(message: object): string {
  return `${JSON.stringify(message)}\u001e`;
}

export interface Reading {
  /** Whole messages, without their end mark. */
  readonly records: readonly string[];
  /** The message after them is longer than allowed; nothing more can be read. */
  readonly isTooLong: boolean;
}

/**
 * Splits a byte stream into messages, regardless of the network's chunks. It copies an unfinished message, up to
 * `maxBytes`: a slice would hold on to its whole chunk, and a peer could fill our memory one byte at a time.
 */
export function createRecordReader(maxBytes: number): (chunk: Buffer) => Reading {
  let store = NOTHING;
  let stored = 0;

  function keep(piece: Buffer): void {
    const needed = stored + piece.length;
    if (needed > store.length) {
      const larger = Buffer.allocUnsafe(Math.max(SMALLEST_STORE, needed * 2));
      store.copy(larger, 0, 0, stored);
      store = larger;
    }
    piece.copy(store, stored);
    stored = needed;
  }

  function finish(piece: Buffer): string {
    if (stored === 0) return piece.toString('utf8');
    keep(piece);
    const record = store.toString('utf8', 0, stored);
    store = NOTHING;
    stored = 0;
    return record;
  }

  return function read(chunk) {
    const records: string[] = [];
    let from = 0;
    while (from < chunk.length) {
      const end = chunk.indexOf(RECORD_END, from);
      const piece = chunk.subarray(from, end === -1 ? chunk.length : end);
      if (stored + piece.length > maxBytes) return { records, isTooLong: true };
      if (end === -1) {
        keep(piece);
        break;
      }
      records.push(finish(piece));
      from = end + 1;
    }
    return { records, isTooLong: false };
  };
}
