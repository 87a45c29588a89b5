import { createHash } from 'node:crypto';
import type { PictureFile } from './pictureFile';

/** The JPEG of 1200 x 630 that networks show where an article with this picture is shared. @throws UnfitPicture */
export async function paintSharePicture({ bytes }: PictureFile): Promise<PictureFile> {
  // A native library, so it loads only on demand.
  const { toSharePicture } = await import('tooling/content/sharePicture.mjs');
  const jpeg = Buffer.from(await toSharePicture(bytes));
  const hash = createHash('sha256').update(jpeg).digest('hex');
  return { address: `/media/${hash}.jpg`, hash, type: 'image/jpeg', bytes: jpeg, width: 1200, height: 630 };
}
