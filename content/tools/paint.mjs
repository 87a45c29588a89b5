import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { board, duel, formation, night, thing } from './motifs.mjs';

/**
 * `node content/tools/paint.mjs` repaints the pictures of the demo from `pictures.json`.
 *
 * A Chromium paints those with thousands of parts as WebP; `CHROMIUM` names its program. Without it only the SVG
 * pictures are made.
 */
const CONTENT = path.join(import.meta.dirname, '..');
const pictures = JSON.parse(await readFile(path.join(import.meta.dirname, 'pictures.json'), 'utf8'));

const MOTIFS = { board, duel, formation, night, thing };
const isRaster = ({ motif }) => motif === 'night';
for (const picture of pictures.filter((one) => !isRaster(one))) {
  await writeFile(path.join(CONTENT, `${picture.file}.svg`), MOTIFS[picture.motif](picture));
}
if (process.env.CHROMIUM) await paintWebp(pictures.filter(isRaster), process.env.CHROMIUM);

async function paintWebp(wanted, executablePath) {
  const { chromium } = createRequire(path.join(CONTENT, '../e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    for (const picture of wanted) {
      const svg = `data:image/svg+xml;base64,${Buffer.from(night(picture)).toString('base64')}`;
      const webp = await page.evaluate(toWebp, svg);
      await writeFile(path.join(CONTENT, `${picture.file}.webp`), Buffer.from(webp.split(',')[1], 'base64'));
    }
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
async function toWebp(source) {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.8);
}
