import { decode } from '../decode/decode';
import { bannerSchema, webLink } from './banner';

describe('a link', () => {
  it.each(['https://example.com/x?y=1', 'http://example.com', '/media/a.svg'])('may be %s', (link) => {
    expect(decode(webLink, link)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    ' https://example.com',
    '//example.com',
    '/\\example.com',
    'data:text/html,x',
    '',
  ])('may not be %p', (link) => {
    expect(() => decode(webLink, link)).toThrow('expected an http(s) link or a path');
  });
});

it('a banner with an unknown position is refused by name', () => {
  const banner = { position: 'Nowhere', link: '/', file_path: '/a.svg' };
  expect(() => decode(bannerSchema, banner)).toThrow('At position: expected a position: OnHeaderLevel1');
});
