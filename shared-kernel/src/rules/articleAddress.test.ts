import fc from 'fast-check';
import { articleIdOf, articlePath, articleSegment } from './articleAddress';

describe('the id in an address', () => {
  it.each([
    ['id and slug', '12-ha-lan-gap-argentina', 12],
    ['a slug that begins with a number', '12-2-0-cho-ha-lan', 12],
    ['the id alone', '12', 12],
    ['an id and a hyphen', '12-', 12],
    ['a slug alone', 'ha-lan', undefined],
    ['a hyphen', '-', undefined],
    ['a hyphen before the number', '-12', undefined],
    ['a number that runs into letters', '12abc', undefined],
    ['zero', '0-bai', undefined],
    ['an id beyond all numbers', `1${'0'.repeat(30)}`, undefined],
    ['a fraction', '1.5-bai', undefined],
    ['another way to write numbers', '1e3', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, segment, id) => {
    expect(articleIdOf(segment)).toBe(id);
  });

  it('is found again in every address we write', () => {
    const slug = fc.string({ unit: 'binary' });
    const article = fc.record({ id: fc.integer({ min: 1, max: 1e9 }), slug });
    fc.assert(fc.property(article, (drawn) => expect(articleIdOf(articleSegment(drawn))).toBe(drawn.id)));
  });
});

it.each([
  ['preview', { id: 12, slug: 'ha-lan' }, '/nhan-dinh-bong-da/12-ha-lan'],
  ['news', { id: 7, slug: 'v-league' }, '/news/7-v-league'],
  ['news', { id: 7, slug: '' }, '/news/7'],
  ['news', { id: 7, slug: 'a/b?c' }, '/news/7-a%2Fb%3Fc'],
  ['news', { id: 7, slug: 'ban\uD83D thang' }, '/news/7-ban%20thang'],
] as const)('an article of kind %s stands at its id and slug: %p', (kind, article, path) => {
  expect(articlePath(kind, article)).toBe(path);
});
