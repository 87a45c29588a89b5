import { expect, type Page } from '@playwright/test';

/** Pages outside the menu. */
const BESIDE_THE_MENU = ['/ty-le-chau-au', '/tin-tuc', '/tim-kiem'];

/** Every page of the site: those of the menu, so that a new page is included, a match with the tabs that load data of their own, its competition and a team, and one article of each kind. */
export async function everyPage(page: Page): Promise<string[]> {
  await page.goto('/tips');
  const inMenu = await hrefs(page, page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link'));
  const articles: string[] = [];
  for (const list of ['/nhan-dinh-bong-da', '/news']) {
    await page.goto(list);
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    articles.push((await link.getAttribute('href')) ?? `no article in ${list}`);
  }
  await page.goto('/?filter=end');
  const match = page.locator('[data-match]').first();
  const ofMatch = `/tran-dau/${await match.getAttribute('data-match')}`;
  await page.goto(ofMatch);
  const names = page.getByRole('main').getByRole('link');
  const ofRecords = await hrefs(page, names.and(page.locator('[href*="/doi-bong/"], [href*="/giai-dau/"]')));
  const tabs = ['doi-hinh', 'doi-dau', 'keo'].map((tab) => `${ofMatch}?tab=${tab}`);
  return [...inMenu, '/tips', ...BESIDE_THE_MENU, ofMatch, ...tabs, ...ofRecords.slice(0, 2), ...articles];
}

async function hrefs(page: Page, links: ReturnType<Page['getByRole']>): Promise<string[]> {
  await expect(links.first()).toBeVisible();
  const { origin } = new URL(page.url());
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return found.map((href) => new URL(href, origin).pathname);
}

/** The content is there, and so is the advert that comes last. */
export async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Đang tải')).toHaveCount(0);
  for (const place of ['đầu trang', 'cuối màn hình']) {
    await expect(page.getByRole('region', { name: `Quảng cáo ${place}` }).getByRole('img')).toBeVisible();
  }
}
