import { decode } from '../decode/decode';
import { NO_ADDRESSES } from '../testing/hostile';
import { bannerSchema, webLink } from './banner';

describe('a link', () => {
  it.each(['https://example.com/x?y=1', 'http://example.com', '/media/a.svg'])('may be %s', (link) => {
    expect(decode(webLink, link)).toBe(link);
  });

  it.each([...NO_ADDRESSES, ' https://example.com', '//example.com', '/\\example.com'])('may not be %p', (link) => {
    expect(() => decode(webLink, link)).toThrow('expected an http(s) link or a path');
  });
});

it('a banner with an unknown position is refused by name', () => {
  const banner = { position: 'Nowhere', link: '/', file_path: '/a.svg' };
  expect(() => decode(bannerSchema, banner)).toThrow('At position: expected a position: OnHeaderLevel1');
});

it('a picture for phones is read whole or not at all', () => {
  const phone = { file_path: '/media/b.svg', width: 360, height: 60 };
  const read = (phone_picture: unknown) =>
    decode(bannerSchema, { position: 'FixBottom', link: '/', file_path: '/a.svg', phone_picture }).phone_picture;
  expect(read(phone)).toEqual(phone);
  for (const odd of [{ file_path: 'javascript:alert(1)' }, { width: 0 }, { height: 'tall' }])
    expect(read({ ...phone, ...odd })).toBeUndefined();
});
