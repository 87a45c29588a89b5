import sharp from 'sharp';
import { createCrests } from './createCrests';

const SIDE = 64;
const HASH = 'a'.repeat(64);
const DRAWN = 'd'.repeat(64);
const LOGO = 'https://crests.example.com/7.png';

const aPng = (side = 90) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#c8102e' } })
    .png()
    .toBuffer();

/** Crests of a Web that answers so, and what was asked of it. */
function crestsOf(answer: () => Promise<Response>) {
  const asked: unknown[] = [];
  const fetch = async (...request: unknown[]) => {
    asked.push(request[0]);
    expect(request[1]).toMatchObject({ redirect: 'error' });
    return answer();
  };
  const bytesOf: Record<string, () => Promise<Buffer>> = { [HASH]: aPng, [DRAWN]: async () => aDrawing(512) };
  const media = async (hash: string) => {
    const bytes = await bytesOf[hash]?.();
    return bytes && { type: 'image/*', bytes };
  };
  return { crestOf: createCrests(SIDE, { media, fetch }), asked };
}

const aDrawing = (side: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle r="9"/></svg>`);

const answerOf =
  (bytes: Buffer, status = 200) =>
  async () =>
    new Response(new Uint8Array(bytes), { status });

it.each([
  ['a simulated team', '/media/crest-10101.svg'],
  ['a stored picture', `/media/${HASH}.png`],
  ['a stored drawing', `/media/${DRAWN}.svg`],
  ['a vendor', LOGO],
])('the crest of %s is a square picture', async (_, logo) => {
  const { crestOf } = crestsOf(answerOf(await aPng()));
  const { format, width, height } = await sharp(await crestOf(logo)).metadata();
  expect([format, width, height]).toEqual(['png', SIDE, SIDE]);
});

it.each([
  ['no crest', undefined],
  ['an unknown picture', `/media/${'b'.repeat(64)}.png`],
  ['a page', '/tran-dau/7'],
  ['an address without TLS', 'http://crests.example.com/7.png'],
  ['an address of a machine', 'https://127.0.0.1/7.png'],
  ['an address of a machine in IPv6', 'https://[::1]/7.png'],
  ['a machine of this network', 'https://postgres/7.png'],
  ['a name of this network', 'https://metadata.google.internal/7.png'],
  ['another port', 'https://crests.example.com:9003/7.png'],
])('of %s there is none, and nobody is asked', async (_, logo) => {
  const { crestOf, asked } = crestsOf(answerOf(await aPng()));
  expect([await crestOf(logo), asked]).toEqual([undefined, []]);
});

it.each<[string, () => Promise<Response>]>([
  ['is missing', answerOf(Buffer.from('no'), 404)],
  ['is no picture', answerOf(Buffer.from('<html>'))],
  ['is a drawing, which may be a bomb', answerOf(aDrawing(9))],
  ['is too large', async () => answerOf(Buffer.concat([await aPng(), Buffer.alloc(600_000)]))()],
  ['does not come', () => Promise.reject(new Error('timeout'))],
])('one that %s is left out, and not asked for again at once', async (_, answer) => {
  const { crestOf, asked } = crestsOf(answer);
  expect([await crestOf(LOGO), await crestOf(LOGO), asked]).toEqual([undefined, undefined, [LOGO]]);
});
