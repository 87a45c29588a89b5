import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pack } from './packing';

const bytes = Buffer.from('Tỷ số trực tuyến '.repeat(200_000));

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s can be unpacked', async (encoding, unpack) => {
  const packed = await pack(bytes, encoding);
  expect(unpack(packed ?? Buffer.of()).equals(bytes)).toBe(true);
});

it('leaves the main thread to others meanwhile', async () => {
  const order: string[] = [];
  const packed = pack(bytes, 'br').then(() => order.push('packed'));
  await new Promise(setImmediate);
  order.push('others');
  await packed;
  expect(order).toEqual(['others', 'packed']);
});

it('refuses what would wait behind too many, and takes it again afterwards', async () => {
  const flood = await Promise.all(Array.from({ length: 200 }, () => pack(Buffer.from('a'), 'br')));
  expect(flood.filter((packed) => packed === undefined)).toHaveLength(200 - 64);
  expect(await pack(Buffer.from('a'), 'br')).toBeDefined();
});
