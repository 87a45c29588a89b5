import fc from 'fast-check';
import { areEqualClaims, type Claim, resolveRoute } from './resolveRoute';

const claim = (owner: string, pattern: string, changes: Partial<Claim> = {}): Claim => ({
  owner,
  pattern,
  priority: 0,
  isOn: true,
  ...changes,
});

/** The owner and pattern at an address, in both orders of the claims. */
function found(claims: readonly Claim[], pathname: string) {
  const answers = [claims, [...claims].reverse()].map((ordered) => {
    const route = resolveRoute(ordered, pathname);
    return route && `${route.claim.owner} ${route.claim.pattern}`;
  });
  expect(answers[0]).toBe(answers[1]);
  return answers[0];
}

it.each([
  ['a text beats a parameter', ['/news/:segment', '/news/khuyen-mai'], '/news/khuyen-mai', 'b /news/khuyen-mai'],
  ['the text further left beats', ['/:page/a', '/news/:id'], '/news/a', 'b /news/:id'],
  ['a parameter beats the rest', ['/news/*', '/news/:id'], '/news/12', 'b /news/:id'],
  ['the address itself beats the rest', ['/news/*', '/news'], '/news/', 'b /news'],
  ['a longer beginning beats the rest', ['/news/*', '/news/a/*'], '/news/a/b', 'b /news/a/*'],
  ['only what fits counts', ['/news', '/news/:id'], '/news/12', 'b /news/:id'],
])('%s', (_, [first = '', second = ''], pathname, owner) => {
  expect(found([claim('a', first), claim('b', second)], pathname)).toBe(owner);
});

it('between equally specific patterns the higher priority wins, and never against a more specific one', () => {
  const claims = [claim('a', '/news/:id'), claim('b', '/news/:segment', { priority: 1 })];
  expect(found(claims, '/news/12')).toBe('b /news/:segment');
  expect(found([...claims, claim('c', '/news/12', { priority: -1 })], '/news/12')).toBe('c /news/12');
});

it('what is equal in all goes to the first by name', () => {
  expect(found([claim('b', '/news/:id'), claim('a', '/News/:segment')], '/news/12')).toBe('a /News/:segment');
});

it('what is switched off has an address only when nobody else claims it', () => {
  const off = claim('a', '/news/khuyen-mai', { isOn: false });
  expect(found([off, claim('b', '/news/:id')], '/news/khuyen-mai')).toBe('b /news/:id');
  expect(found([off], '/news/khuyen-mai')).toBe('a /news/khuyen-mai');
});

it('gives the parameters, and nothing for an address that nobody claims', () => {
  const claims = [claim('a', '/news/:id')];
  expect(resolveRoute(claims, '/news/12-bai')?.params).toEqual({ id: '12-bai' });
  expect(resolveRoute(claims, '/')).toBeUndefined();
});

const segments = fc.array(fc.constantFrom('a', 'b', ':x', ':y'), { maxLength: 3 });
const claims = fc.array(
  fc.record({
    owner: fc.constantFrom('a', 'b', 'c'),
    pattern: fc
      .tuple(segments, fc.boolean())
      .map(([parts, isOpen]) => `/${[...parts, ...(isOpen ? ['*'] : [])].join('/')}`),
    priority: fc.integer({ min: -1, max: 1 }),
    isOn: fc.boolean(),
  }),
  { maxLength: 8 },
);
const pathname = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

it('the answer does not depend on the order of the claims', () => {
  const shuffled = claims.chain((given) =>
    fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
  );
  fc.assert(
    fc.property(shuffled, pathname, ([one, other], asked) => {
      expect(resolveRoute(one, asked)).toEqual(resolveRoute(other, asked));
    }),
    { numRuns: 1000 },
  );
});

const aClaim = (pattern: string, priority = 0, owner = 'a') => ({ owner, pattern, priority, isOn: true });

it.each([
  ['/news/:id', '/News/:segment', true],
  ['/news', '/news/', true],
  ['/news/*', '/news/*', true],
  ['/news/:id', '/news/hot', false],
  ['/news/:id', '/news/*', false],
  ['/news', '/tips', false],
])('%s and %s have equal right: %s', (one, other, areEqual) => {
  expect(areEqualClaims(aClaim(one), aClaim(other))).toBe(areEqual);
  expect(areEqualClaims(aClaim(one), aClaim(other, 1))).toBe(false);
});

const pattern = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', ':x', ':y'), { maxLength: 3 }), fc.boolean())
  .map(([parts, isOpen]) => `/${[...parts, ...(isOpen ? ['*'] : [])].join('/')}`);
const priority = fc.integer({ min: 0, max: 1 });

it('between claims of unequal right the names of their owners never decide', () => {
  fc.assert(
    fc.property(pattern, pattern, priority, priority, pathname, (one, other, low, high, asked) => {
      fc.pre(!areEqualClaims(aClaim(one, low), aClaim(other, high)));
      const winner = (first: string, second: string) =>
        resolveRoute([aClaim(one, low, first), aClaim(other, high, second)], asked)?.claim.pattern;
      expect(winner('a', 'b')).toBe(winner('b', 'a'));
    }),
    { numRuns: 2000 },
  );
});
