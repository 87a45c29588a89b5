import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { matchRows, rowOf } from '../board/board';
import { test } from '../browser/test';
import { contentFolder, publishNews } from '../content/publishFrom';
import { boxOf } from '../page/boxOf';
import { type Product, startProduct } from '../product/startProduct';

/** Both quarter-finals of 9 December 2022; slow enough to open one before its first goal in the 106th minute. */
const SPEED = '200';

let replay: Product;
test.beforeAll(async () => {
  replay = await startProduct({ FEED: 'replay', REPLAY_SPEED: SPEED });
});
test.afterAll(() => replay?.stop());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
const timeline = (page: Page) => dialog(page).getByRole('list', { name: 'Diễn biến' });
const lines = (page: Page) => timeline(page).getByRole('listitem');
const lineOf = (page: Page, player: string) => lines(page).filter({ hasText: player });
const openerOf = (page: Page, teams: string) => rowOf(page, teams).getByRole('button', { name: /chi tiết/ });

test('a match is watched in its detail to the last kick: goals and cards come as they happen, and nothing jumps', async ({
  page,
}) => {
  await page.goto(`${replay.url}/?filter=all`);
  const opener = openerOf(page, 'Croatia – Brazil');
  await opener.click();
  const detail = dialog(page);
  await expect(detail.getByText('Croatia', { exact: true })).toBeVisible();
  await detail.evaluate((element) => Reflect.set(element, 'isTheSame', true));

  await expect(lineOf(page, 'Danilo')).toBeVisible({ timeout: 30_000 });
  await expect(lineOf(page, 'Neymar'), 'the goal is 80 minutes away').toHaveCount(0);
  const place = await boxOf(detail);
  await expect(timeline(page).getByText('Hết hiệp một 0 – 0')).toBeVisible({ timeout: 30_000 });
  expect(await boxOf(detail)).toEqual(place);
  await expect(lines(page).last(), 'what came first is below').toContainText('Danilo');
  await expect(lineOf(page, 'Neymar')).toContainText('0 – 1', { timeout: 60_000 });
  await expect(detail.getByRole('status').filter({ hasText: 'Croatia 0 – 1 Brazil' })).toHaveCount(1);

  await expect(timeline(page).getByText('Kết thúc, sau hiệp phụ 1 – 1')).toBeVisible({ timeout: 60_000 });
  await expect(lines(page).first(), 'in order when it is over').toContainText('Danilo');
  const shootout = detail.getByRole('group', { name: 'Loạt sút luân lưu' });
  await expect(shootout.getByRole('img', { name: /vào$/ })).toHaveCount(6);
  await expect(shootout.getByRole('img', { name: /hỏng$/ })).toHaveCount(2);
  expect(await detail.evaluate((element) => Reflect.get(element, 'isTheSame'))).toBe(true);

  await page.goBack();
  await expect(detail).toHaveCount(0);
  await expect(openerOf(page, 'Croatia – Brazil')).toBeFocused();
});

test('a match says where it is played, and an article that names it leads there and back', async ({ page }) => {
  const folder = await contentFolder();
  try {
    await page.goto(`${replay.url}/?filter=all`);
    const id = await matchRows(page).filter({ hasText: 'Croatia' }).getAttribute('data-match');
    const address = `${replay.url}/tran-dau/${id}/croatia-brazil`;
    const head = `name: Chờ Modrić\nstatus: Published\npublished_date: now\ndescription: Đêm nay.\nmatch: ${address}?tab=keo`;
    await writeFile(join(folder, 'news/cho-modric.md'), `---\n${head}\n---\nChữ.\n`);
    expect(await publishNews(folder, replay)).toContain('+ news/cho-modric');

    const link = page.getByRole('region', { name: 'Bài viết về trận này' }).getByRole('link', { name: 'Chờ Modrić' });
    await expect(async () => {
      await page.goto(address);
      await expect(page.locator('#tyso-first-page')).toHaveCount(0);
      await expect(link).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByText('Education City Stadium, Al Rayyan')).toBeVisible();
    // Search engines read the page as the server rendered it.
    await expect(async () => {
      expect(await (await page.request.get(address)).text()).toContain('"addressLocality":"Al Rayyan"');
    }).toPass();
    await link.click();
    await page.getByRole('link', { name: 'Xem trận đấu' }).click();
    await expect(page).toHaveURL(address);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
