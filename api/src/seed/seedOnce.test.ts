import path from 'node:path';
import { PUBLISHED } from 'shared-kernel/entities/article';
import { BANNER_POSITIONS } from 'shared-kernel/entities/banner';
import { euroCompetitionIds } from '../feed/simulator/world/world';
import { createTestApp, NOW } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { seedOnce } from './seedOnce';

const store = openTestStore();
const FOLDER = path.join(__dirname, '../../seed');
const seed = () => seedOnce(store().db, FOLDER, NOW);
const list = (kind: 'commentary' | 'news') => store().articles({ kind, pageNumber: 1, pageSize: 100 });

beforeAll(seed);

test('a first start shows a whole site', async () => {
  expect(await list('commentary')).toHaveLength(14);
  expect(await list('news')).toHaveLength(10);
  expect((await store().banners()).map(({ position }) => position)).toEqual([...BANNER_POSITIONS]);
  expect((await store().appSetting()).euro_competition_ids).toEqual(euroCompetitionIds);
  expect(store.reports).toEqual([]);
});

test('articles are dated before the first start, and a draft is not shown', async () => {
  const [newest] = await list('commentary');
  expect(newest?.published_date.getTime()).toBeLessThan(NOW * 1000);
  const all = await store().db.selectFrom('article').select('status').execute();
  expect(all.filter(({ status }) => status !== PUBLISHED)).toHaveLength(1);
});

test('every picture that a page shows is served', async () => {
  const { app } = await createTestApp(store());
  const articles = await store().db.selectFrom('article').select(['image', 'content']).execute();
  const inTexts = articles.flatMap(({ content }) => [...content.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src));
  const banners = (await store().banners()).map(({ file_path }) => file_path);
  const pictures = [...articles.map(({ image }) => image), ...inTexts, ...banners].map(String);
  expect(inTexts.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const { statusCode, headers } = await app.inject(picture);
    expect([picture, statusCode, headers['content-type']]).toEqual([picture, 200, 'image/svg+xml']);
  }
});

test('what editors did since stays as it is', async () => {
  await store().db.deleteFrom('article').where('kind', '=', 'news').execute();
  await seed();
  expect(await list('news')).toEqual([]);
  expect(await list('commentary')).toHaveLength(14);
});
