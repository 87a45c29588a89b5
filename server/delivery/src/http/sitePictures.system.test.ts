import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORDMARK } from 'shared-kernel/design/wordmark';
import { anArticleSite } from '../testing/articleApi';

const LARGEST_SHARED = 40_000;

const fileOf = (name: string) => readFileSync(path.join(__dirname, '../../pictures', name));

/** Of a PNG file. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** The sides of the PNG pictures in an icon file. */
function sidesIn(icon: Buffer): number[][] {
  expect(icon.readUInt32LE(0)).toBe(0x0001_0000);
  return Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const [length, offset] = [8, 12].map((at) => icon.readUInt32LE(6 + 16 * index + at));
    const png = icon.subarray(Number(offset), Number(offset) + Number(length));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    return sizeOf(png);
  });
}

it.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/share.png', 'image/png'],
])('browsers keep %s for an hour, and then ask whether it has changed', async (address, type) => {
  const { get } = await anArticleSite();
  const { statusCode, headers, rawPayload } = await get(address);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=3600']);
  expect(rawPayload).toEqual(fileOf(address.slice(1)));
  const again = await get(address, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('icons have the sizes that browsers look for', () => {
  expect(sidesIn(fileOf('favicon.ico'))).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
  expect(sizeOf(fileOf('apple-touch-icon.png'))).toEqual([180, 180]);
});

it('the picture of shared pages is small, of the size that all networks show whole, and has the wordmark', () => {
  const png = fileOf('share.png');
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(LARGEST_SHARED);
  expect(fileOf('share.svg').toString()).toContain(`<path d="${WORDMARK.letters}"/>`);
});
