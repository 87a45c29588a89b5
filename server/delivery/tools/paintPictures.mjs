import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * `node server/delivery/tools/paintPictures.mjs` paints the site's pictures that must not be SVG from those that are:
 * `favicon.ico` and `apple-touch-icon.png` from `favicon.svg`, `share.png` from `share.svg`.
 */
const sharp = createRequire(new URL('../../../tooling/package.json', import.meta.url))('sharp');
const PICTURES = new URL('../pictures/', import.meta.url);

/** Sides of the pictures in an icon file, in pixels. */
const ICON_SIDES = [16, 32, 48];
const TOUCH_SIDE = 180;

/** Sides of an SVG without width and height, in pixels at 72 dots per inch. */
const FAVICON_SIDE = 32;

const favicon = await readFile(new URL('favicon.svg', PICTURES));
const png = (side) =>
  sharp(favicon, { density: (72 * side) / FAVICON_SIDE })
    .resize(side, side)
    .png({ compressionLevel: 9 });

await write('favicon.ico', icon(await Promise.all(ICON_SIDES.map((side) => png(side).toBuffer()))));
// Apple rounds the corners itself, and fills transparent ones with black.
await write('apple-touch-icon.png', await png(TOUCH_SIDE).flatten({ background: '#0b7a4b' }).toBuffer());
await write(
  'share.png',
  await sharp(await readFile(new URL('share.svg', PICTURES)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer(),
);

/** An icon file of PNG pictures: a header of 6 bytes, 16 bytes for each picture, then the pictures. */
function icon(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(ICON_SIDES[index], at);
    header.writeUInt8(ICON_SIDES[index], at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(picture.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}

async function write(name, bytes) {
  await writeFile(new URL(name, PICTURES), bytes);
  console.info(`${name}: ${bytes.length} bytes`);
}
