import { PictureError } from './pictureError.mjs';
import { rasters } from './raster.mjs';

/** The library that also reads SVG, as editors' drawings are. Without a place of its own one cannot load anything else. */
export const drawings = rasters;
drawings.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** The size that all networks show whole. */
const SIZE = { width: 1200, height: 630 };

const QUALITY = 80;

/** A drawing or a photograph that expands into more, or takes longer, is an attack. */
const MAX_PIXELS = 40_000_000;
const LONGEST_SECONDS = 30;

/**
 * A JPEG of 1200 x 630 pixels with the middle of a picture, upright, for networks where a page is shared: they show
 * neither SVG nor AVIF.
 *
 * @param {Buffer} bytes an SVG, PNG, JPEG, GIF, WebP or AVIF picture
 * @throws {PictureError} when it is none, is damaged, or would expand into too much
 */
export async function toSharePicture(bytes) {
  try {
    return await drawings(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ ...SIZE, fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PictureError('file', 'a picture that can be read', `a damaged one (${why})`);
  }
}
