const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b];

/** Lengths of the file's head and of an image's head. */
const [HEAD, IMAGE_HEAD] = [13, 10];

/**
 * Whether a GIF is complete: decoders show the existing part of a truncated one, and fill in the rest.
 *
 * @param {Buffer} bytes
 */
export function isWholeGif(bytes) {
  let at = HEAD + colours(bytes[10]);
  for (;;) {
    const block = bytes[at];
    if (block === END) return true;
    if (block === EXTENSION) at = afterParts(bytes, at + 2);
    // The byte after an image's head is the size of its codes.
    else if (block === IMAGE) at = afterParts(bytes, at + IMAGE_HEAD + colours(bytes[at + IMAGE_HEAD - 1]) + 1);
    else return false;
  }
}

/** Bytes of the colour table that a head announces. @param {number | undefined} flags */
function colours(flags = 0) {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/**
 * Parts begin with their length; an empty one is the last.
 *
 * @param {Buffer} bytes
 * @param {number} at
 */
function afterParts(bytes, at) {
  let next = at;
  while (bytes[next]) next += 1 + Number(bytes[next]);
  return next + 1;
}
