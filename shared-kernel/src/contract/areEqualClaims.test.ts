import fc from 'fast-check';
import { areEqualClaims } from './areEqualClaims';
import { resolveRoute } from './resolveRoute';

const claim = (pattern: string, priority = 0, owner = 'a') => ({ owner, pattern, priority, isOn: true });

it.each([
  ['/news/:id', '/News/:segment', true],
  ['/news', '/news/', true],
  ['/news/*', '/news/*', true],
  ['/news/:id', '/news/hot', false],
  ['/news/:id', '/news/*', false],
  ['/news', '/tips', false],
])('%s and %s have equal right: %s', (one, other, areEqual) => {
  expect(areEqualClaims(claim(one), claim(other))).toBe(areEqual);
  expect(areEqualClaims(claim(one), claim(other, 1))).toBe(false);
});

const pattern = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', ':x', ':y'), { maxLength: 3 }), fc.boolean())
  .map(([parts, isOpen]) => `/${[...parts, ...(isOpen ? ['*'] : [])].join('/')}`);
const pathname = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const priority = fc.integer({ min: 0, max: 1 });

it('between claims of unequal right the names of their owners never decide', () => {
  fc.assert(
    fc.property(pattern, pattern, priority, priority, pathname, (one, other, low, high, asked) => {
      fc.pre(!areEqualClaims(claim(one, low), claim(other, high)));
      const winner = (first: string, second: string) =>
        resolveRoute([claim(one, low, first), claim(other, high, second)], asked)?.claim.pattern;
      expect(winner('a', 'b')).toBe(winner('b', 'a'));
    }),
    { numRuns: 2000 },
  );
});
