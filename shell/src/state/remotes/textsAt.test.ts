import { aPage, aPointer, aRelease } from '../../testing/pointers';
import type { Pointers } from './readPointers';
import { textsAt } from './textsAt';

const pages = [aPage({ path: '/news/:id', title: 'Tin tức' })];
const articles = aPointer({ remote: 'mfe-articles', live: aRelease({ paths: ['/news', '/news/:id'], pages }) });
const pointers: Pointers = new Map([['mfe-articles', articles]]);

it.each([
  ['what its release says', '/news/12', 'Tin tức'],
  ['those of the site when the release says none', '/news', 'Tỷ số trực tuyến'],
  ['those of the site when the release cannot be found out', '/top-nha-cai', 'Tỷ số trực tuyến'],
  ['those of a page of the shell', '/tips/', 'Tips bóng đá'],
  ['none where nobody stays', '/wp-admin', undefined],
])('the texts are %s', (_, pathname, title) => {
  expect(textsAt(pathname, pointers, true)?.title).toBe(title);
});
