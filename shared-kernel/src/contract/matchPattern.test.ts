import fc from 'fast-check';
import { matchPath } from '../router/router';
import { matchPattern } from './matchPattern';

it.each([
  ['/', '/', {}],
  ['/', '//', {}],
  ['/', '/news', undefined],
  ['/news', '/news', {}],
  ['/news', '/news/', {}],
  ['/news', '/news//', {}],
  ['/news', '/NEWS', {}],
  ['/news', '//news', undefined],
  ['/news', '/newsroom', undefined],
  ['/news', '/new%73', undefined],
  ['/news/:id', '/news', undefined],
  ['/news/:id', '/news/', undefined],
  ['/news/:id', '/news/12-ten-bai', { id: '12-ten-bai' }],
  ['/news/:id', '/News/12-Ten-Bai/', { id: '12-Ten-Bai' }],
  ['/news/:id', '/news//12', undefined],
  ['/news/:id', '/news/12/more', undefined],
  ['/news/:id', '/news/b%C3%A0i%20%2F1', { id: 'b%C3%A0i%20/1' }],
  ['/news/:id', '/news/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/a/*', '/a', { '*': '' }],
  ['/a/*', '/a/b/c', { '*': 'b/c' }],
  ['/*', '/a/b', { '*': 'a/b' }],
])('the pattern %s at %s gives %o', (pattern, pathname, params) => {
  expect(matchPattern(pattern, pathname)).toEqual(params);
});

const word = fc.constantFrom('news', 'News', 'a.b', 'x-1');
const pattern = fc
  .tuple(fc.array(fc.oneof(word, fc.constantFrom(':id', ':segment')), { maxLength: 3 }), fc.boolean())
  .map(([parts, isOpen]) => `/${[...named(parts), ...(isOpen ? ['*'] : [])].join('/')}`);
const pathname = fc
  .array(fc.oneof(word, fc.constantFrom('', 'NEWS', '%6eews', '12%2F3', '%', 'b%C3%A0i')), { maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`);

/** A name stands once in a pattern. */
function named(parts: readonly string[]): string[] {
  return parts.map((part, index) => (part.startsWith(':') ? `${part}${index}` : part));
}

it('reads every address as the router does', () => {
  fc.assert(
    fc.property(pattern, pathname, (wanted, given) => {
      expect(matchPattern(wanted, given)).toEqual(matchPath(wanted, given)?.params);
    }),
    { numRuns: 2000 },
  );
});

it('takes no longer for thousands of slashes', () => {
  // With work for each pair of them this would not end today.
  expect(matchPattern('/news/:id', `${'/'.repeat(2_000_000)}x`)).toBeUndefined();
});
