import { aPage, aPointer, aRelease } from '../../testing/pointers';
import type { Pointers } from './readPointers';
import { screenAt, textsAt } from './screenAt';

const scores = aPointer({ remote: 'mfe-scores', live: aRelease({ paths: ['/', '/ket-qua-bong-da'] }) });
const articles = aPointer({ remote: 'mfe-articles', live: aRelease({ paths: ['/news', '/news/:id'] }) });
const ads = aPointer({ remote: 'mfe-ads', live: aRelease({ paths: ['/top-nha-cai'] }) });
const all: Pointers = new Map([scores, articles, ads].map((pointer) => [pointer.remote, pointer]));
const withoutArticles: Pointers = new Map([scores, ads].map((pointer) => [pointer.remote, pointer]));

it.each([
  ['/', { kind: 'remote', remote: 'mfe-scores' }],
  ['/news/12-a-title', { kind: 'remote', remote: 'mfe-articles' }],
  ['/news/', { kind: 'remote', remote: 'mfe-articles' }],
  ['/top-nha-cai', { kind: 'remote', remote: 'mfe-ads' }],
  ['/tips', { kind: 'underConstruction' }],
  ['/tin-tuc', { kind: 'underConstruction' }],
  ['/ty-le-chau-au', { kind: 'underConstruction' }],
  ['/wp-admin', { kind: 'unknown' }],
  ['/news/12/more', { kind: 'unknown' }],
])('at %s stands %o', (pathname, screen) => {
  expect(screenAt(pathname, all, false)).toEqual(screen);
});

it('does not send a visitor away from a page whose pointer could not be read', () => {
  expect(screenAt('/news/12-a-title', withoutArticles, true)).toEqual({ kind: 'unreachable' });
  expect(screenAt('/wp-admin', withoutArticles, true)).toEqual({ kind: 'unknown' });
  expect(screenAt('/news', withoutArticles, false)).toEqual({ kind: 'unknown' });
});

it('never sends a visitor away from the base: there is nowhere else', () => {
  expect(screenAt('/', new Map(), false)).toEqual({ kind: 'unreachable' });
});

it('shows a page of a remote that is off as that remote, which says so', () => {
  const off: Pointers = new Map([['mfe-articles', { ...articles, state: 'off' }]]);
  expect(screenAt('/news', off, false)).toEqual({ kind: 'remote', remote: 'mfe-articles' });
});

it('gives the page of one remote below the pages of another to the one that names it, as delivery does', () => {
  const offers = { ...ads, live: aRelease({ paths: ['/news/khuyen-mai'] }) };
  const screens = [
    [articles, offers],
    [offers, articles],
  ].map((pointers) => screenAt('/news/khuyen-mai', new Map(pointers.map((one) => [one.remote, one])), false));
  expect(screens).toEqual([
    { kind: 'remote', remote: 'mfe-ads' },
    { kind: 'remote', remote: 'mfe-ads' },
  ]);
});

it('gives a page of the shell to a remote that names it, and has it back when that is off', () => {
  const tips = { ...ads, live: aRelease({ paths: ['/tips'] }) };
  expect(screenAt('/tips', new Map([['mfe-ads', tips]]), false)).toEqual({ kind: 'remote', remote: 'mfe-ads' });
  expect(screenAt('/tips', new Map([['mfe-ads', { ...tips, state: 'off' }]]), false)).toEqual({
    kind: 'underConstruction',
  });
});

const pages = [aPage({ path: '/news/:id', title: 'Tin tức' })];
const named = aPointer({ remote: 'mfe-articles', live: aRelease({ paths: ['/news', '/news/:id'], pages }) });
const known: Pointers = new Map([['mfe-articles', named]]);

it.each([
  ['what its release says', '/news/12', 'Tin tức'],
  ['those of the site when the release says none', '/news', 'Tỷ số trực tuyến'],
  ['those of the site when the release cannot be found out', '/top-nha-cai', 'Tỷ số trực tuyến'],
  ['those of a page of the shell', '/tips/', 'Tips bóng đá'],
  ['none where nobody stays', '/wp-admin', undefined],
])('the texts are %s', (_, pathname, title) => {
  expect(textsAt(pathname, known, true)?.title).toBe(title);
});
