import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { decode } from 'shared-kernel/decode/decode';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import * as v from 'valibot';
import { askApi, matchesNow } from '../product/askApi';
import { REMOTES } from '../product/remotes';
import type { Product } from '../product/startProduct';

const routesSchema = v.object({ pages: v.array(v.object({ path: v.string() })) });

/** The tabs of a match that load data of their own. */
const TABS = ['doi-hinh', 'doi-dau', 'keo'];

/**
 * Every page of the site by its pattern in a `routes.json`, so that a new page is included, and the tabs of a match.
 * Addresses with a slug are those without it.
 */
export const EVERY_PAGE: readonly string[] = ['shell', ...REMOTES]
  .flatMap((name) => pathsOf(name))
  .filter((path) => !path.endsWith('/:slug'))
  .flatMap((path) => (path === '/tran-dau/:id' ? [path, ...TABS.map((tab) => `${path}?tab=${tab}`)] : [path]));

function pathsOf(name: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../..', name, 'routes.json'), 'utf8');
  return v.parse(routesSchema, JSON.parse(text)).pages.map(({ path }) => path);
}

/** An address of this pattern on a running site: with a match that is over, its league and team, the newest article. */
export async function addressOf(pattern: string, site: Pick<Product, 'url'>): Promise<string> {
  if (!pattern.includes(':id')) return pattern;
  const find = RECORDS[pattern.split('/')[1] ?? ''];
  if (!find) throw new Error(`${pattern}: everyPage.ts does not say how to find one`);
  return pattern.replace(':id', await find(await askApi(site)));
}

const RECORDS: Readonly<Record<string, (api: Http) => Promise<string>>> = {
  'tran-dau': async (api) => `${(await matchOver(api)).id}`,
  'giai-dau': async (api) => `${(await matchOver(api)).competition_id}`,
  'doi-bong': async (api) => `${(await matchOver(api)).home_team_id}`,
  news: (api) => newest(api, REST_PATHS.news),
  'nhan-dinh-bong-da': (api) => newest(api, REST_PATHS.previews),
};

async function matchOver(api: Http) {
  const over = async () => (await matchesNow(api)).matches.filter(({ state }) => state.kind === 'result');
  // A site that has just started still fills its board.
  await expect.poll(async () => (await over()).length, 'matches that are over').toBeGreaterThan(0);
  const [first, ...others] = await over();
  if (!first) throw new Error('The site has no match that is over any more');
  return others.reduce((lowest, one) => (one.id < lowest.id ? one : lowest), first);
}

const listSchema = v.object({ data: v.array(v.object({ id: v.union([v.number(), v.string()]), slug: v.string() })) });

async function newest(api: Http, path: string): Promise<string> {
  const query = { pageNumber: 1, pageSize: 1 };
  const { data } = await api.get(path, { query, decode: (raw) => decode(listSchema, raw) });
  return `${data[0]?.id}-${data[0]?.slug}`;
}

/** The app has taken the place of the page that was sent, its content is there, and so is the advert that comes last. */
export async function wholePage(page: Page): Promise<void> {
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Đang tải')).toHaveCount(0);
  for (const place of ['đầu trang', 'cuối màn hình']) {
    await expect(page.getByRole('region', { name: `Quảng cáo ${place}` }).getByRole('img')).toBeVisible();
  }
}
