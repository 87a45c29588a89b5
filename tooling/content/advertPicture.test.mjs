import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { readAdvertPicture } from './advertPicture.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string | Uint8Array} bytes */
function read(name, bytes, shown = { width: 300, height: 100 }) {
  writeFileSync(path.join(folder, name), bytes);
  return readAdvertPicture(folder, { file: name, ...shown });
}

/** A picture of noise, or of one colour. */
function painted(width = 300, height = 100, { isNoisy = false } = {}) {
  const noise = isNoisy ? { noise: /** @type {const} */ ({ type: 'gaussian', mean: 128, sigma: 60 }) } : {};
  return sharp({ create: { width, height, channels: 3, background: '#c00', ...noise } });
}

/** A GIF of 300 × 100 with frames of a single pixel, many of which fit in few bytes. */
function moving(frames = 3) {
  const head = [...Buffer.from('GIF89a'), 300 % 256, 1, 100, 0, 0x80, 0, 0, 0xcc, 0, 0, 0xff, 0xff, 0xff];
  const forEver = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  const frame = (/** @type {number} */ at) => [
    ...[0x21, 0xf9, 4, 0, 25, 0, 0, 0],
    ...[0x2c, at % 256, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0],
  ];
  return Buffer.from([...head, ...forEver, ...Array.from({ length: frames }, (_, at) => frame(at)).flat(), 0x3b]);
}

/**
 * A PNG with a changed size in its head.
 *
 * @param {Buffer} png
 * @param {number} size
 */
function claiming(png, size) {
  const claimed = Buffer.from(png);
  for (const at of [16, 20]) claimed.writeUInt32BE(size, at);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  return claimed;
}

/** @param {Buffer} webp */
const about = (webp) => sharp(webp, { animated: true }).metadata();

it.each([
  ['banner.jpg', () => painted().jpeg().toBuffer()],
  ['banner.JPEG', () => painted().jpeg().toBuffer()],
  ['banner.png', () => painted().png().toBuffer()],
  ['banner.gif', () => painted().gif().toBuffer()],
  ['print.jpg, in the colours of a printer', () => painted().toColourspace('cmyk').jpeg().toBuffer()],
  ['deep.png, of 16 bits', () => painted().toColourspace('rgb16').png().toBuffer()],
  ['a.jpg that is a PNG', () => painted().png().toBuffer()],
  ['a.gif that is a JPEG', () => painted().jpeg().toBuffer()],
])('%s becomes WebP', async (name, made) => {
  const { bytes, ...picture } = await read(name, await made());
  expect(picture).toEqual({ ending: 'webp', width: 300, height: 100 });
  expect(await about(bytes)).toMatchObject({ format: 'webp', width: 300, height: 100, space: 'srgb' });
});

it('the same bytes each time, since what is published is known by them', async () => {
  const png = await painted(300, 100, { isNoisy: true }).png().toBuffer();
  const [one, other] = [await read('a.png', png), await read('b.png', png)];
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

it('a moving GIF goes on moving, at its speed, for ever', async () => {
  const { bytes } = await read('a.gif', moving());
  expect(await about(bytes)).toMatchObject({ pages: 3, pageHeight: 100, delay: [250, 250, 250], loop: 0 });
});

it('what is seen through stays so', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const png = sharp({ create: { width: 300, height: 100, channels: 4, background: clear } }).png();
  const { bytes } = await read('a.png', await png.toBuffer());
  expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: false });
});

it('a photograph that was taken upright stands upright, and says nothing of where it was taken', async () => {
  const taken = painted(100, 300).withExif({ IFD3: { GPSLatitudeRef: 'N' } });
  const { bytes, ...picture } = await read('a.jpg', await taken.withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(picture).toMatchObject({ width: 300, height: 100 });
  const { width, height, exif, orientation } = await about(bytes);
  expect({ width, height, exif, orientation }).toEqual({ width: 300, height: 100 });
});

it('is no finer than screens are, and keeps its shape', async () => {
  const { bytes, width } = await read('a.png', await painted(3000, 1000).png().toBuffer());
  expect([width, await about(bytes)]).toEqual([3000, expect.objectContaining({ width: 600, height: 200 })]);
});

it('is as good as 150 kB allow', async () => {
  const shown = { width: 400, height: 400 };
  const noise = await painted(400, 400, { isNoisy: true }).png().toBuffer();
  const { bytes } = await read('a.png', noise, shown);
  expect(noise.length).toBeGreaterThan(200_000);
  expect(bytes.length).toBeLessThanOrEqual(150_000);
});

it.each(['webp', 'avif'])('%s goes out as it is', async (ending) => {
  const given = await painted()
    .toFormat(ending === 'webp' ? 'webp' : 'avif')
    .toBuffer();
  const { bytes, ...picture } = await read(`a.${ending}`, given);
  expect([bytes.equals(given), picture]).toEqual([true, { ending, width: 300, height: 100 }]);
});

it('SVG goes out as it is, without scripts', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>';
  expect(await read('a.svg', svg)).toMatchObject({ ending: 'svg', width: 300 });
  await expect(read('b.svg', svg.replace('/>', ' onload="x"/>'))).rejects.toThrow('expected an SVG without scripts');
});

const half = async (/** @type {Buffer} */ bytes) => bytes.subarray(0, Math.floor(bytes.length / 2));
const DAMAGED = 'expected a picture that can be read, got a damaged one';

it.each([
  ['cut.jpg', async () => half(await painted(300, 100, { isNoisy: true }).jpeg().toBuffer()), DAMAGED],
  ['cut.png', async () => half(await painted(300, 100, { isNoisy: true }).png().toBuffer()), DAMAGED],
  ['cut.gif', async () => half(await painted(300, 100, { isNoisy: true }).gif().toBuffer()), DAMAGED],
  ['cut between frames.gif', async () => half(moving(8)), `${DAMAGED} (it breaks off)`],
  ['without its last byte.gif', async () => moving().subarray(0, -1), `${DAMAGED} (it breaks off)`],
  ['cut.webp', async () => half(await painted(300, 100, { isNoisy: true }).webp().toBuffer()), DAMAGED],
  ['cut.avif', async () => half(await painted(300, 100, { isNoisy: true }).avif().toBuffer()), DAMAGED],
  ['a.png', async () => 'x', 'expected an SVG, PNG, JPEG, GIF, WebP or AVIF picture, got something else'],
  ['empty.jpg', async () => '', 'expected an SVG, PNG, JPEG, GIF, WebP or AVIF picture, got something else'],
  ['a.tiff', () => painted().tiff().toBuffer(), 'expected an SVG, PNG, JPEG, GIF, WebP or AVIF picture, got tiff'],
  ['a.jpg', async () => '%PDF-1.7', 'expected an SVG, PNG, JPEG, GIF, WebP or AVIF picture, got something else'],
  ['large.png', async () => Buffer.alloc(5_000_001), 'expected at most 5000 kB, got 5001 kB'],
  ['large.svg', async () => `<svg width="3" height="1"/>${' '.repeat(150_000)}`, 'expected at most 150 kB, got 151 kB'],
  [
    'bomb.png',
    async () => claiming(await painted().png().toBuffer(), 9000),
    'at most 40 million pixels, got 9000 × 9000',
  ],
  ['bomb.gif', async () => moving(1400), 'at most 40 million pixels, got 300 × 100 in 1400 frames'],
  ['square.png', () => painted(100, 100).png().toBuffer(), 'the shape of the picture (100 × 100), got 300 × 100'],
])('%s is refused with the reason', async (name, made, reason) => {
  await expect(read(name, await made())).rejects.toThrow(reason);
});

it('one that stays too large is refused, and says so', async () => {
  const noise = await painted(1000, 1000, { isNoisy: true }).jpeg().toBuffer();
  await expect(read('a.jpg', noise, { width: 1000, height: 1000 })).rejects.toThrow(
    /expected at most 150 kB, got \d+ kB after its conversion to WebP/,
  );
});

it('one from elsewhere is not shown', async () => {
  const shown = { width: 3, height: 1 };
  await expect(readAdvertPicture(folder, { file: '../a.png', ...shown })).rejects.toThrow('a file below this folder');
  await expect(readAdvertPicture(folder, { file: 'a.png', ...shown })).rejects.toMatchObject({
    message: 'expected a file that is there, got nothing at',
    place: path.join(folder, 'a.png'),
  });
});

it.each(['NFC', 'NFD'])('is found however its name is spelled: %s', async (form) => {
  writeFileSync(path.join(folder, 'áo.png'.normalize(form)), await painted().png().toBuffer());
  const file = 'áo.png'.normalize(form === 'NFC' ? 'NFD' : 'NFC');
  expect(await readAdvertPicture(folder, { file, width: 3, height: 1 })).toMatchObject({ ending: 'webp' });
});
