import sharp from 'sharp';
import { toSharePicture } from './sharePicture.mjs';

/** Left half red, right half blue. @param {number} width @param {number} height */
const drawing = (width, height) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="${width}" height="${height}" preserveAspectRatio="none"><rect width="1" height="1" fill="#f00"/><rect x="1" width="1" height="1" fill="#00f"/></svg>`,
  );

/** The colour of a place. @param {Buffer} jpeg @param {number} left @param {number} top */
async function colourAt(jpeg, left, top) {
  const { data } = await sharp(jpeg)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => Math.round(value / 64) * 64);
}

const RED = [256, 0, 0];
const BLUE = [0, 0, 256];

test.each([
  ['wide', 3000, 500],
  ['high', 500, 3000],
  ['small', 40, 21],
])('the middle of a %s drawing becomes a JPEG of 1200 x 630', async (_, width, height) => {
  const jpeg = await toSharePicture(drawing(width, height));
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect([await colourAt(jpeg, 500, 315), await colourAt(jpeg, 700, 315)]).toEqual([RED, BLUE]);
});

test.each(/** @type {const} */ (['png', 'jpeg', 'gif', 'webp', 'avif']))(
  'a picture of kind %s as well',
  async (kind) => {
    const bytes = await sharp(drawing(400, 210)).toFormat(kind).toBuffer();
    const jpeg = await toSharePicture(bytes);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  },
);

test('what a camera turned stands upright', async () => {
  const lying = await sharp(drawing(400, 400)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const jpeg = await toSharePicture(lying);
  expect([await colourAt(jpeg, 600, 100), await colourAt(jpeg, 600, 530)]).toEqual([RED, BLUE]);
});

test('what is transparent becomes white, for JPEG would make it black', async () => {
  const clear = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>');
  expect(await colourAt(await toSharePicture(clear), 5, 5)).toEqual([256, 256, 256]);
});

test.each([
  ['text', Buffer.from('Bàn thắng')],
  ['nothing', Buffer.alloc(0)],
  ['a drawing of a wall', drawing(100_000, 100_000)],
  ['half a drawing', drawing(100, 100).subarray(0, 90)],
])('%s is refused', async (_, bytes) => {
  await expect(toSharePicture(bytes)).rejects.toThrow('a picture that can be read');
});

test('a drawing loads nothing from elsewhere', async () => {
  const file = new URL('../../content/news/co-dong-vien-va-van-hoa-khan-dai.webp', import.meta.url);
  const spying = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1200" height="630"><image width="1200" height="630" href="${file}" xlink:href="${file}"/></svg>`;
  expect((await sharp(await toSharePicture(Buffer.from(spying))).stats()).channels.map(({ min }) => min)).toEqual([
    255, 255, 255,
  ]);
});
