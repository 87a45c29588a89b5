import { ownPage } from './ownLinks';

const address = (href: string) => new URL(href, window.location.href);

it.each([
  ['a page', '/lich-thi-dau?filter=hot#hom-nay', '/', '/lich-thi-dau?filter=hot#hom-nay'],
  ['a page with the whole address', `${window.location.origin}/news/7-tin`, '/', '/news/7-tin'],
  ['a page below the base path', '/bong-da/news', '/bong-da', '/news'],
  ['the first page below the base path', '/bong-da', '/bong-da', '/'],
  ['a page without the base path', '/news', '/bong-da', '/news'],
  ['a file', '/media/so-do.pdf', '/', undefined],
  ['another site', 'https://vi-du.example/news', '/', undefined],
  ['a place on this page', '#phong-do', '/', undefined],
  ['a letter', 'mailto:toa-soan@vi-du.example', '/', undefined],
])('%s', (_, href, basePath, page) => {
  expect(ownPage(address(href), { hosts: [window.location.host], basePath })).toBe(page);
});
