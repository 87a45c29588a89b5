import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { WebPicture } from 'tooling/content/advertPicture.mjs';
import { MEDIA_TYPES } from '../../store/siteContent';

/** Limit of a picture, so that phones can load it. */
export const LARGEST_PICTURE_BYTES = 2 * 1024 * 1024;

export type PictureFile = {
  /** Its public address: `/media/<sha256>.<ending>`. */
  address: string;
  hash: string;
  type: string;
  bytes: Buffer<ArrayBuffer>;
  width: number;
  height: number;
};

/** An error of a picture, for its editor. `place` ends the message: the path that was tried. */
export class PictureProblem extends Error {
  constructor(
    message: string,
    readonly place?: string,
  ) {
    super(message);
  }
}

/** An advert's picture under its address. */
export function publicPicture({ bytes, ending, width, height }: WebPicture): PictureFile {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const type = MEDIA_TYPES[ending] ?? '';
  return { address: `/media/${hash}.${ending}`, hash, type, bytes: Buffer.from(bytes), width, height };
}

/** @throws PictureProblem */
export async function readPicture(file: string): Promise<PictureFile> {
  const ending = path.extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const type = MEDIA_TYPES[ending];
  if (type === undefined) {
    throw new PictureProblem(`expected a picture (${Object.keys(MEDIA_TYPES).join(', ')})`);
  }
  const bytes = await bytesOf(file);
  if (bytes.length > LARGEST_PICTURE_BYTES) {
    throw new PictureProblem(`expected at most 2 MB, got ${(bytes.length / 1024 / 1024).toFixed(1)} MB`);
  }
  if (ending === 'svg' && /<script|\son\w+\s*=|javascript:/i.test(bytes.toString())) {
    throw new PictureProblem('expected an SVG without scripts');
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { address: `/media/${hash}.${ending}`, hash, type, bytes, ...sizeOf(bytes, ending) };
}

/** `ả` is one character or two, and a Mac may have named the file with two where an article has one. */
async function bytesOf(file: string): Promise<Buffer<ArrayBuffer>> {
  for (const spelling of new Set([file, file.normalize('NFC'), file.normalize('NFD')])) {
    const bytes = await readFile(spelling).catch(() => undefined);
    if (bytes) return bytes;
  }
  throw new PictureProblem('there is no file', file);
}

/** In pixels, so that a page can reserve the space. */
function sizeOf(bytes: Buffer, ending: string): { width: number; height: number } {
  try {
    // Reads a copy: the library reads beyond a short file, into what lies beside it in memory.
    const { width, height, type, orientation = 1 } = imageSize(new Uint8Array(bytes));
    if (type !== ending && !(type === 'heif' && ending === 'avif')) throw wrongKind(ending, type);
    const [across, down] = orientation >= LYING ? [height, width] : [width, height];
    return { width: Math.round(across), height: Math.round(down) };
  } catch (error) {
    throw error instanceof PictureProblem ? error : wrongKind(ending);
  }
}

/** From this EXIF orientation on, a picture is rotated by a quarter. */
const LYING = 5;

function wrongKind(ending: string, kind = 'something else'): PictureProblem {
  return new PictureProblem(`expected a ${ending} picture, got ${kind}`);
}

/** The JPEG of 1200 x 630 that networks show where an article with this picture is shared. @throws UnfitPicture */
export async function paintSharePicture({ bytes }: PictureFile): Promise<PictureFile> {
  // A native library, so it loads only on demand.
  const { toSharePicture } = await import('tooling/content/sharePicture.mjs');
  const jpeg = Buffer.from(await toSharePicture(bytes));
  const hash = createHash('sha256').update(jpeg).digest('hex');
  return { address: `/media/${hash}.jpg`, hash, type: 'image/jpeg', bytes: jpeg, width: 1200, height: 630 };
}
