import sharp from 'sharp';
import { PictureError } from './pictureError.mjs';
import { isWholeGif } from './wholeGif.mjs';

// Blocks all other readers of the library, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`) });
sharp.cache(false);

/** The library with that done: whoever imports the library itself may run before it, once both are bundled. */
export const rasters = sharp;

/** All frames together: a file of a few kilobytes may expand into gigabytes. */
const MAX_PIXELS = 40_000_000;

/** A picture that takes longer than this is an attack. */
const LONGEST_SECONDS = 30;

/** High-density screens have two pixels per CSS pixel. */
const FINENESS = 2;

/** Tried from the best on, until the file is small enough. */
const QUALITIES = [85, 75, 60, 45];

/**
 * A picture's format and size, in its intended rotation (cameras store one in the file).
 *
 * @param {Buffer} bytes
 * @throws {PictureError} when it is no picture, is truncated, or would expand into too much
 */
export async function readable(bytes) {
  const about = await known(open(bytes, false).metadata());
  const pages = about.pages ?? 1;
  const { width } = about.autoOrient;
  const height = Math.round(about.autoOrient.height / pages);
  if (width * height * pages > MAX_PIXELS) {
    const got = `${width} × ${height}${pages > 1 ? ` in ${pages} frames` : ''}`;
    throw new PictureError('file', `at most ${MAX_PIXELS / 1_000_000} million pixels`, got);
  }
  // The decoder fills in the missing part of a GIF.
  if (about.format === 'gif' && !isWholeGif(bytes)) throw damaged('it breaks off');
  await known(open(bytes).stats());
  return { kind: about.format === 'heif' && about.compression === 'av1' ? 'avif' : about.format, width, height };
}

/**
 * Converts to WebP, animated if the source is, in its rotation and colours, without metadata (places, names), at most
 * at screen density, and within `largest` bytes.
 *
 * @param {Buffer} bytes
 * @param {{ kind: 'jpeg' | 'png' | 'gif', shown: { width: number, height: number }, largest: number }} wanted
 */
export async function toWebp(bytes, { kind, shown, largest }) {
  const size = { width: FINENESS * shown.width, height: FINENESS * shown.height };
  const encoded = (/** @type {import('sharp').WebpOptions} */ how) =>
    known(
      open(bytes)
        .autoOrient()
        .resize({ ...size, fit: 'inside', withoutEnlargement: true })
        .webp({ smartSubsample: true, ...how })
        .toBuffer(),
    );
  // Drawings are smaller without loss, photographs with some.
  const exact = kind === 'jpeg' ? undefined : await encoded({ lossless: true });
  let smallest = exact;
  for (const quality of QUALITIES) {
    const webp = await encoded({ quality });
    if (!smallest || webp.length < smallest.length) smallest = webp;
    if (smallest.length <= largest) return smallest;
  }
  return /** @type {Buffer} */ (smallest);
}

/** @param {Buffer} bytes */
function open(bytes, isLimited = true) {
  const limitInputPixels = isLimited && MAX_PIXELS;
  return sharp(bytes, { animated: true, failOn: 'error', limitInputPixels }).timeout({ seconds: LONGEST_SECONDS });
}

/**
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
function known(work) {
  return work.catch((error) => {
    throw damaged(String(error.message).split('\n')[0] ?? '');
  });
}

/** @param {string} why */
function damaged(why) {
  return new PictureError('file', 'a picture that can be read', `a damaged one (${why})`);
}
