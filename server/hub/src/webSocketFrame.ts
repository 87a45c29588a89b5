const FINAL_TEXT = 0x81;
/** The first reserved bit: compressed (RFC 7692, 6). */
const DEFLATED = 0x40;

/**
 * A whole, unmasked text frame (RFC 6455, 5.2). Built once for all clients: the library would build the header for each
 * socket and pass the kernel two pieces.
 */
export function textFrame(payload: Buffer): Buffer {
  return Buffer.concat([headerFor(FINAL_TEXT, payload.length), payload]);
}

/** The same of a payload that is compressed. */
export function deflatedFrame(payload: Buffer): Buffer {
  return Buffer.concat([headerFor(FINAL_TEXT | DEFLATED, payload.length), payload]);
}

function headerFor(first: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, length]);
  if (length < 65_536) {
    const header = Buffer.from([first, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.from([first, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUIntBE(length, 4, 6);
  return header;
}
