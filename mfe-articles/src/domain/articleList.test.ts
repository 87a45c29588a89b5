import fc from 'fast-check';
import type { Article } from 'shared-kernel/protocol/createArticleSource';
import { type ArticleList, EMPTY_LIST, withPage } from './articleList';

const FULL = 3;

const article = (id: number): Article => ({
  id,
  slug: '',
  name: '',
  publishedDate: '2022-12-09T17:00:00Z',
  updatedDate: undefined,
  description: '',
  image: undefined,
});
const page = (...ids: number[]) => ({ articles: ids.map(article), size: ids.length });
const listOf = (...pages: ReturnType<typeof page>[]) =>
  pages.reduce<ArticleList>((list, next) => withPage(list, next, FULL), EMPTY_LIST);
const idsOf = ({ articles }: ArticleList) => articles.map(({ id }) => id);

describe('how a list goes on', () => {
  it.each([
    ['after a full page there may be more', [page(1, 2, 3)], 'hasMore'],
    ['after a page that is not full there are none', [page(1, 2)], 'complete'],
    ['after an empty page there are none', [page(1, 2, 3), page()], 'complete'],
    ['a full page of which little may be shown is full', [{ articles: [article(1)], size: 3 }], 'hasMore'],
    ['a server that repeats itself is asked no more', Array.from({ length: 4 }, () => page(1, 2, 3)), 'complete'],
  ])('%s', (_, pages, kind) => {
    expect(listOf(...pages).kind).toBe(kind);
  });
});

it('an article that was pushed onto the next page stands there once', () => {
  expect(idsOf(listOf(page(5, 4, 3), page(4, 3, 2), page(2, 1)))).toEqual([5, 4, 3, 2, 1]);
});

it('an article that stands twice on one page is kept once', () => {
  expect(idsOf(listOf(page(5, 5, 4)))).toEqual([5, 4]);
});

it('whatever is published while a visitor scrolls, no article is missing and none comes twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.array(fc.nat(2), { maxLength: 12 }), (count, published) => {
      let store = Array.from({ length: count }, (_, index) => index + 1).reverse();
      const atStart = [...store];
      let list = EMPTY_LIST;
      for (let turn = 0; list.kind === 'hasMore'; turn += 1) {
        const ids = store.slice(list.pages * FULL, (list.pages + 1) * FULL);
        list = withPage(list, page(...ids), FULL);
        const fresh = Array.from({ length: published[turn] ?? 0 }, (_, index) => store.length + index + 1);
        store = [...fresh.reverse(), ...store];
      }
      const ids = idsOf(list);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(atStart));
    }),
  );
});
