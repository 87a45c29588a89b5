import { decode } from '../decode/decode';
import { siteConfigSchema } from '../entities/siteConfig';
import { siteAddress } from './siteAddress';

const addressOf = (base_path: string, publicUrl: string | undefined) =>
  siteAddress({ publicUrl, site: decode(siteConfigSchema, { signature_secret: 'bí mật', base_path }) });

it.each([
  ['/', 'https://tyso.vn', '/news', 'https://tyso.vn/news'],
  ['/', 'https://tyso.vn', '/', 'https://tyso.vn/'],
  ['/bong-da', 'https://tyso.vn', '/news', 'https://tyso.vn/bong-da/news'],
  ['/bong-da', 'https://tyso.vn', '/', 'https://tyso.vn/bong-da'],
  ['/bong-da', undefined, '/news', '/bong-da/news'],
])('below %s of %s the page %s has the address %s', (base, publicUrl, inner, whole) => {
  expect(addressOf(base, publicUrl).whole(inner)).toBe(whole);
});

it.each([
  ['/media/a.webp', 'https://tyso.vn', 'https://tyso.vn/media/a.webp'],
  ['https://anh.example/a.webp', undefined, 'https://anh.example/a.webp'],
  ['/media/a.webp', undefined, undefined],
  ['data:image/png;base64,AA', 'https://tyso.vn', undefined],
  ['javascript:alert(1)', 'https://tyso.vn', undefined],
])('the file %s of %s has the address %p', (address, publicUrl, absolute) => {
  expect(addressOf('/bong-da', publicUrl).absolute(address)).toBe(absolute);
});
