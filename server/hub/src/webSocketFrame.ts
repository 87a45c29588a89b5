const FINAL_TEXT = 0x81;

/**
 * A whole, unmasked text frame (RFC 6455, 5.2). Built once for all clients: the library would build the header for each
 * socket and pass the kernel two pieces.
 */
export function textFrame(payload: Buffer): Buffer {
  const header = headerFor(payload.length);
  return Buffer.concat([header, payload]);
}

function headerFor(length: number): Buffer {
  if (length < 126) return Buffer.from([FINAL_TEXT, length]);
  if (length < 65_536) {
    const header = Buffer.from([FINAL_TEXT, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.from([FINAL_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUIntBE(length, 4, 6);
  return header;
}
