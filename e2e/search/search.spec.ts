import { expect } from '@playwright/test';
import { parseFeed } from '@rowanmanning/feed-parser';
import { headFaults, headOf } from './headFaults';
import { htmlFaults } from './htmlFaults';
import { structuredDataFaults, typesIn } from './structuredData';
import { ORIGIN, test } from './test';
import { locations, sitemapFaults } from './xmlFaults';

/** Pages that are under construction. */
const UNDER_CONSTRUCTION = ['/tips', '/ty-le-chau-au', '/tin-tuc'];

const LISTS = ['/news', '/nhan-dinh-bong-da'];

type Ask = (address: string) => Promise<Response>;

const textOf = async (ask: Ask, address: string) => (await ask(address)).text();
const partOf = async (ask: Ask, name: string) => locations(await textOf(ask, `/sitemap-${name}-1.xml`));
const listedOf = async (ask: Ask, remote: string, isFine: RegExp) =>
  (await partOf(ask, remote)).filter((address) => isFine.test(address));
const articlesOf = (ask: Ask) => listedOf(ask, 'mfe-articles', /\/\d/);

/** A crowded machine may render a page too late for its first visitor. */
const whenRendered = (check: () => Promise<void>) => expect(check).toPass();

/** Every page by its address; of many alike, a few. */
async function everyPage(ask: Ask): Promise<string[]> {
  const articles = await articlesOf(ask);
  const firstOf = (list: string) => articles.filter((address) => address.startsWith(`${ORIGIN}${list}/`)).slice(0, 2);
  const tables = await listedOf(ask, 'mfe-scores', /\?giai=/);
  const [competition = ''] = await listedOf(ask, 'mfe-scores', /\/giai-dau\//);
  let team = '';
  await whenRendered(async () => {
    [, team = ''] = /href="(\/doi-bong\/[^"]+)"/.exec(await textOf(ask, competition)) ?? [];
    expect(team).not.toBe('');
  });
  return [
    ...(await partOf(ask, 'pages')),
    ...LISTS.map((list) => ORIGIN + list),
    ...tables.slice(0, 2),
    competition,
    ORIGIN + team,
    ...LISTS.flatMap(firstOf),
  ];
}

test('sitemaps are as search engines want them, and each file of the index is there, as robots.txt says', async ({
  site: { ask },
}) => {
  const robots = await textOf(ask, '/robots.txt');
  for (const file of ['sitemap.xml', 'sitemap-news.xml']) expect(robots).toContain(`Sitemap: ${ORIGIN}/${file}\n`);
  let files: string[] = [];
  // One that is not made in time is 503, and engines ask again. A worker that was ended for its slowness rests a minute.
  test.setTimeout(180_000);
  await expect(async () => {
    const index = await textOf(ask, '/sitemap.xml');
    expect(await sitemapFaults(index)).toEqual([]);
    files = locations(index);
    const remotes = ['mfe-ads', 'mfe-articles', 'mfe-scores'];
    expect(files).toEqual(['pages', ...remotes].map((name) => `${ORIGIN}/sitemap-${name}-1.xml`));
  }).toPass({ timeout: 130_000 });
  for (const file of [...files, '/sitemap-news.xml']) {
    const answer = await ask(file);
    expect([file, answer.status, answer.headers.get('content-type')]).toEqual([
      file,
      200,
      'application/xml; charset=utf-8',
    ]);
    const xml = await answer.text();
    expect(await sitemapFaults(xml), file).toEqual([]);
    expect(locations(xml).length, file).toBeGreaterThan(file.includes('-ads-') ? 0 : 4);
  }
});

test('readers of news can follow each list', async ({ site: { ask } }) => {
  for (const list of LISTS) {
    const page = headOf(await textOf(ask, list));
    const address = page.links.get('alternate');
    expect(address).toBe(`${ORIGIN}${list}/rss.xml`);
    const answer = await ask(String(address));
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = parseFeed(await answer.text());
    expect([feed.meta.type, feed.meta.version, feed.language, feed.url]).toEqual([
      'rss',
      '2.0',
      'vi',
      `${ORIGIN}${list}`,
    ]);
    expect(feed.title).toBe(page.title);
    expect(feed.items.length).toBeGreaterThan(20);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
    const times = feed.items.map(({ published }) => Number(published));
    expect(times).toEqual([...times].sort((one, other) => other - one));
    for (const { title, description, url } of feed.items.slice(0, 3)) {
      expect([Boolean(title), Boolean(description), (await ask(String(url))).status]).toEqual([true, true, 200]);
    }
  }
});

test('every page is valid HTML, and says what it is: under its one address, with a picture, in structured data', async ({
  site: { ask },
}) => {
  const [match = ''] = await listedOf(ask, 'mfe-scores', /\/tran-dau\//);
  const tabs = ['doi-hinh', 'doi-dau', 'keo'].map((tab) => `${match}?tab=${tab}`);
  const pages = await everyPage(ask);
  for (const address of [...pages, ...tabs, ...UNDER_CONSTRUCTION]) {
    await whenRendered(async () => {
      const answer = await ask(address);
      const html = await answer.text();
      expect(await htmlFaults(html), address).toEqual([]);
      if (!pages.includes(address)) return;
      expect([address, answer.status]).toEqual([address, 200]);
      expect(await headFaults(address, html, ask), address).toEqual([]);
      expect(await structuredDataFaults(html), address).toEqual([]);
    });
  }
});

test('an article says what it is, with a picture of its own for sharing', async ({ site: { ask } }) => {
  for (const address of (await articlesOf(ask)).slice(0, 3)) {
    await whenRendered(async () => {
      const html = await textOf(ask, address);
      expect(typesIn(html)).toEqual(expect.arrayContaining(['NewsArticle', 'BreadcrumbList']));
      expect(headOf(html).meta.get('og:image')).toMatch(/^https:\/\/tyso\.example\/media\/[0-9a-f]{64}\.jpg$/);
    });
  }
});

test('a match has an address of its own, and says when it is played', async ({ site: { ask } }) => {
  const matches = await listedOf(ask, 'mfe-scores', /\/tran-dau\//);
  for (const address of [matches[0], matches[Math.floor(matches.length / 2)], matches.at(-1)].map(String)) {
    await whenRendered(async () => {
      const html = await textOf(ask, address);
      expect(await headFaults(address, html, ask), address).toEqual([]);
      expect(await htmlFaults(html), address).toEqual([]);
      expect(await structuredDataFaults(html), address).toEqual([]);
      expect(typesIn(html), address).toContain('SportsEvent');
      expect(headOf(html).meta.get('og:image')).toMatch(/^https:\/\/tyso\.example\/media\/match\/\d+\.png\?v=/);
    });
  }
});

test('pages under construction and unknown ones are not to be found', async ({ site: { ask } }) => {
  const named = new Set(await partOf(ask, 'pages'));
  for (const path of [...UNDER_CONSTRUCTION, '/khong-co-trang-nay']) {
    expect(headOf(await textOf(ask, path)).meta.get('robots'), path).toContain('noindex');
    expect([path, named.has(`${ORIGIN}${path}`)]).toEqual([path, false]);
  }
});
