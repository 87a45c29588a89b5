import path from 'node:path';
import { world } from 'feeds/simulator/world/world';
import { createTestApp } from '../testing/testApp';
import { openTestStore } from '../testing/testStore';
import { readContent } from './read/readers';
import { seedOnce } from './seedOnce';

const store = openTestStore();
const PROJECT = path.join(__dirname, '../../../..');
const FOLDERS = { content: path.join(PROJECT, 'content'), adverts: path.join(PROJECT, 'mfe-ads/content') };
const seed = (read = () => readContent(FOLDERS)) => seedOnce(store(), read, (error) => store.reports.push(error));
const banners = async () => (await store().banners(Date.now() / 1000)).banners;
const list = (kind: 'commentary' | 'news') => store().articles({ kind, pageNumber: 1, pageSize: 100 });

test('the store answers others while content is read, however long that takes', async () => {
  // The embedded store has one connection, which a transaction holds: this request would wait for ever within one.
  let answers: unknown;
  await seed(async () => {
    answers = await list('news');
    return { kinds: new Map(), problems: [] };
  });
  expect(answers).toEqual([]);
});

test('content that cannot be published is reported, and the site starts without it', async () => {
  const broken = path.join(__dirname, 'testing/broken');
  await seed(() => readContent({ ...FOLDERS, content: broken }));
  expect(store.reports.splice(0).map(({ message }) => message.replace(`${broken}/`, ''))).toEqual([
    'news/no-date.md:1: published_date: expected a date such as 2026-05-30 19:15 (in Vietnam), 2026-05-30T19:15:00Z, now, or now - 3h (also m and d), got nothing',
  ]);
  expect(await list('news')).toEqual([]);
  expect((await banners()).length).toBeGreaterThan(0);
  for (const table of ['banner', 'app_setting', 'article'] as const) await store.db().deleteFrom(table).execute();
});

test('a first start shows a whole site, of more than a page of each kind', async () => {
  await seed();
  expect((await list('commentary')).length).toBeGreaterThan(25);
  expect((await list('news')).length).toBeGreaterThan(25);
  const { euro_competition_ids = [] } = await store().appSetting();
  expect(world.competitions.map(({ id }) => id)).toEqual(expect.arrayContaining([...euro_competition_ids]));
  expect(euro_competition_ids).toHaveLength(7);
  expect(store.reports).toEqual([]);
});

test('articles are dated before now, the newest within a day; a later one has a higher id', async () => {
  for (const kind of ['commentary', 'news'] as const) {
    const articles = await list(kind);
    const ages = articles.map(({ published_date }) => Date.now() - published_date.getTime());
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeLessThan(86_400_000);
    expect(articles.map(({ id }) => id)).toEqual(articles.map(({ id }) => id).sort((a, b) => b - a));
  }
});

test('every picture that a page shows is served, and those within texts keep their place', async () => {
  const { app } = await createTestApp(store());
  const articles = await store.db().selectFrom('article').select(['image', 'share_image', 'content']).execute();
  const inTexts = articles.flatMap(({ content }) => content.match(/<img [^>]*>/g) ?? []);
  const ofBanners = (await banners()).flatMap(({ file_path, phone_picture }) => [
    file_path,
    ...(phone_picture ? [phone_picture.file_path] : []),
  ]);
  const sources = inTexts.map((tag) => /src="([^"]+)"/.exec(tag)?.[1]);
  expect(inTexts.filter((tag) => !/ width="\d+" height="\d+"/.test(tag))).toEqual([]);
  expect(inTexts.length).toBeGreaterThan(5);
  const ofArticles = articles.flatMap(({ image, share_image }) => [image, share_image]);
  const pictures = new Set([...ofArticles, ...sources, ...ofBanners].map(String));
  for (const picture of pictures) {
    const { statusCode, headers } = await app.inject(picture);
    expect([picture, statusCode, String(headers['content-type']).split('/')[0]]).toEqual([picture, 200, 'image']);
  }
});

test('what editors did since stays as it is', async () => {
  const previews = await list('commentary');
  await store.db().deleteFrom('article').where('kind', '=', 'news').execute();
  await seed();
  expect(await list('news')).toEqual([]);
  expect(await list('commentary')).toEqual(previews);
});
