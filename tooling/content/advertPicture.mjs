import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { PictureError } from './pictureError.mjs';

/**
 * A picture as visitors get it, with its unscaled size in CSS pixels.
 *
 * @typedef {{ bytes: Buffer, ending: 'svg' | 'webp' | 'avif', width: number, height: number }} WebPicture
 */

/** Limits in bytes of the published file and of the advertiser's. */
const LARGEST = 150_000;
const LARGEST_SENT = 5_000_000;

const EXPECTED = 'an SVG, PNG, JPEG, GIF, WebP or AVIF picture';
const KINDS = ['svg', 'png', 'jpg', 'gif', 'webp', 'avif'];

/**
 * Prepares the picture of an advert for a page: SVG, WebP and AVIF stay as they are, other formats become WebP. The
 * bytes decide on the format, because names are often wrong.
 *
 * @param {string} folder of the content file; files outside of it are refused
 * @param {{ file: string, width: number, height: number }} shown the size it is shown at, in CSS pixels
 * @returns {Promise<WebPicture>}
 * @throws {PictureError}
 */
export async function readAdvertPicture(folder, shown) {
  const bytes = await bytesOf(folder, shown.file);
  if (bytes.length > LARGEST_SENT) throw tooLarge(LARGEST_SENT, bytes.length);
  const picture = kindOf(bytes) === 'svg' ? readSvg(bytes) : await readRaster(bytes, shown);
  if (picture.bytes.length > LARGEST) throw tooLarge(LARGEST, picture.bytes.length, picture.converted);
  // Pictures may have more pixels than shown, but not another shape.
  const ratio = picture.width / picture.height;
  if (Math.abs(ratio - shown.width / shown.height) > 0.02 * ratio) {
    const expected = `the shape of the picture (${picture.width} × ${picture.height})`;
    throw new PictureError('width', expected, `${shown.width} × ${shown.height}`);
  }
  const { converted: _, ...web } = picture;
  return web;
}

/** `ả` is one character or two, and a Mac may have named the file with two. @param {string} folder @param {string} file */
async function bytesOf(folder, file) {
  if (/^\w+:\/\//.test(file)) throw new PictureError('file', 'a file below this folder', 'the address of a site');
  const place = path.resolve(folder, file);
  if (!place.startsWith(path.resolve(folder) + path.sep)) {
    throw new PictureError('file', 'a file below this folder', 'one from elsewhere:', place);
  }
  for (const spelling of new Set([place, place.normalize('NFC'), place.normalize('NFD')])) {
    const bytes = await readFile(spelling).catch(() => undefined);
    if (bytes) return bytes;
  }
  throw new PictureError('file', 'a file that is there', 'nothing at', place);
}

/** @param {Buffer} bytes */
function kindOf(bytes) {
  const kind = measured(bytes);
  if (kind && KINDS.includes(kind)) return kind;
  throw new PictureError('file', EXPECTED, kind ?? 'something else');
}

/** @param {Buffer} bytes */
function measured(bytes) {
  try {
    // Reads a copy: the library reads beyond a short file, into what lies beside it in memory.
    return imageSize(new Uint8Array(bytes)).type;
  } catch {
    return undefined;
  }
}

/** @param {Buffer} bytes */
function readSvg(bytes) {
  if (/<script|\son\w+\s*=|javascript:/i.test(bytes.toString())) {
    throw new PictureError('file', 'an SVG without scripts', 'one with a script');
  }
  const { width, height } = imageSize(bytes);
  return {
    bytes,
    ending: /** @type {const} */ ('svg'),
    width: Math.round(width),
    height: Math.round(height),
    converted: false,
  };
}

/** @param {Buffer} bytes @param {{ width: number, height: number }} shown */
async function readRaster(bytes, shown) {
  // The decoders are a native library, so they load only on demand.
  const { readable, toWebp } = await import('./raster.mjs');
  const { kind, width, height } = await readable(bytes);
  switch (kind) {
    case 'webp':
    case 'avif':
      return { bytes, ending: kind, width, height, converted: false };
    case 'jpeg':
    case 'png':
    case 'gif': {
      const webp = await toWebp(bytes, { kind, shown, largest: LARGEST });
      return { bytes: webp, ending: /** @type {const} */ ('webp'), width, height, converted: true };
    }
    default:
      throw new PictureError('file', EXPECTED, String(kind));
  }
}

/** @param {number} largest @param {number} size @param {boolean} [isConverted] */
function tooLarge(largest, size, isConverted = false) {
  const got = `${Math.ceil(size / 1000)} kB`;
  return new PictureError(
    'file',
    `at most ${largest / 1000} kB`,
    isConverted ? `${got} after its conversion to WebP` : got,
  );
}
