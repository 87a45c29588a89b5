import { PUBLISHED } from 'shared-kernel/entities/article';
import type { GenericSchema } from 'valibot';
import type { ArticleKind } from '../store/schema';
import { shapeErrors } from '../testing/shapeErrors';
import { createTestApp, NOW, oneTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { NewsAnswer, NewsItemAnswer, PostsAnswer, PreviewAnswer, PreviewsAnswer } from './articleRoutes';

const store = openTestStore();

/** Article `id` was published `id` hours before now. */
async function addArticle(
  id: number,
  kind: ArticleKind,
  given: { status?: string; image?: string | null; match?: string } = {},
) {
  const published_date = new Date((NOW - id * 3600) * 1000);
  const texts = { slug: `slug-${id}`, name: `Bài ${id}`, description: 'Ngắn', content: '<p>Dài</p>' };
  const article = { id, kind, status: PUBLISHED, image: '/media/x.svg', published_date, ...texts, ...given };
  await store.db().insertInto('article').values(article).execute();
}

beforeAll(async () => {
  await addArticle(3, 'commentary');
  await addArticle(1, 'commentary', { image: null });
  await addArticle(2, 'news');
  await addArticle(4, 'commentary', { status: 'Draft' });
  await addArticle(5, 'news', { status: 'Deleted' });
  for (let id = 11; id <= 40; id++) await addArticle(id, 'news', id === 12 || id === 14 ? { match: '77' } : {});
  await addArticle(41, 'commentary', { match: '77' });
  await addArticle(42, 'commentary', { match: '77', status: 'Draft' });
  await addArticle(43, 'commentary', { match: '078' });
});

const site = oneTestApp(store);
const get = async (url: string) => (await site()).signed(url);

const idsOf = async (url: string) => (await get(url)).json().data.map(({ id }: { id: number }) => id);
const countTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test.each([
  ['previews that are published, the newest first', '/api/Commentary', [1, 3, 41, 43]],
  ['news, twenty a page', '/api/NewPost', [2, ...countTo(11, 29)]],
  ['the second page (S8)', '/api/NewPost?pageNumber=2', countTo(30, 40)],
  ['pages of another size', '/api/NewPost?pageNumber=3&pageSize=2', [14, 15]],
  ['a page beyond the last', '/api/NewPost?pageNumber=9', []],
  ['previews and news together (S5)', '/api/post?pageSize=4', [1, 2, 3, 11]],
  ['those about a match', '/api/post?MatchId=77', [12, 14, 41]],
  ['those about a match, by pages', '/api/post?MatchId=77&pageSize=2&pageNumber=2', [41]],
  ['none about another', '/api/post?MatchId=78', []],
])('%s', async (_, url, ids) => {
  expect(await idsOf(url)).toEqual(ids);
});

test.each<[string, GenericSchema]>([
  ['/api/Commentary', PreviewsAnswer],
  ['/api/Commentary/3', PreviewAnswer],
  ['/api/NewPost', NewsAnswer],
  ['/api/NewPost/2', NewsItemAnswer],
  ['/api/post', PostsAnswer],
])('%s answers in the documented shape', async (url, schema) => {
  expect(shapeErrors(schema, (await get(url)).json())).toEqual([]);
});

test('a correction is dated where there was one, and only when it came after the publication', async () => {
  const at = (hours: number) => new Date((NOW + hours * 3600) * 1000);
  const dated = (id: number, updated_date: Date) =>
    store.db().updateTable('article').set({ updated_date }).where('id', '=', id).execute();
  await dated(1, at(-0.5));
  await dated(3, at(-30));
  const { signed: get } = await createTestApp(store());
  const [first, second] = (await get('/api/Commentary')).json().data;
  expect([first.updated_date, 'updated_date' in second]).toEqual([at(-0.5).toISOString(), false]);
  expect((await get('/api/Commentary/1')).json().data.updated_date).toBe(at(-0.5).toISOString());
  expect((await get('/api/NewPost/2')).json().data).not.toHaveProperty('updated_date');
  expect(shapeErrors(PreviewAnswer, (await get('/api/Commentary/1')).json())).toEqual([]);
});

test('each kind names its picture as the specification does', async () => {
  const pictureOf = async (url: string) => {
    const { image, image_source } = (await get(url)).json().data;
    return { image, image_source };
  };
  expect(await pictureOf('/api/Commentary/3')).toEqual({ image_source: '/media/x.svg' });
  expect(await pictureOf('/api/Commentary/1')).toEqual({});
  expect(await pictureOf('/api/NewPost/2')).toEqual({ image: '/media/x.svg' });
});

test('only an article alone carries its text', async () => {
  expect((await get('/api/NewPost/2')).json().data.content).toBe('<p>Dài</p>');
  expect((await get('/api/NewPost')).json().data[0].content).toBeUndefined();
});

test.each([
  ['an unknown article', '/api/Commentary/999'],
  ['a draft', '/api/Commentary/4'],
  ['an article of the other kind', '/api/Commentary/2'],
])('%s is not found', async (_, url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.json().error.code).toBe('not_found');
});

test('an article says which match it is about, in lists and alone', async () => {
  expect((await get('/api/NewPost/12')).json().data).toMatchObject({ match: '77' });
  expect((await get('/api/NewPost/11')).json().data).not.toHaveProperty('match');
  expect((await get('/api/post?MatchId=77&pageSize=1')).json().data).toMatchObject([{ id: 12, match: '77' }]);
});

test('a match that is called undefined is another list than that of all', async () => {
  const { signed } = await createTestApp(store());
  const count = async (url: string) => (await signed(url)).json().data.length;
  expect(await count('/api/post?MatchId=undefined')).toBe(0);
  expect(await count('/api/post')).toBe(20);
  expect(await count('/api/post?MatchId=undefined')).toBe(0);
});
