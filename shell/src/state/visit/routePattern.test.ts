import { aPointer, aRelease } from '../../testing/pointers';
import type { Pointers } from '../remotes/readPointers';
import { routePattern } from './routePattern';

const pointers: Pointers = new Map([
  ['mfe-scores', aPointer({ live: aRelease({ paths: ['/', '/ket-qua-bong-da'] }) })],
  [
    'mfe-articles',
    aPointer({ remote: 'mfe-articles', live: aRelease({ paths: ['/news', '/news/:id', '/news/hot'] }) }),
  ],
]);

it.each([
  ['/', '/'],
  ['/ket-qua-bong-da', '/ket-qua-bong-da'],
  ['/news/12-a-title', '/news/:id'],
  ['/news/hot/', '/news/hot'],
  ['/tips', '/tips'],
  ['/wp-admin/12', '/*'],
])('%s is counted as %s', (pathname, pattern) => {
  expect(routePattern(pathname, pointers)).toBe(pattern);
});
