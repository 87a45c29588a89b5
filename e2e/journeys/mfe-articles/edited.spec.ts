import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { contentFolder, newsFile, publishNews } from '../../content/publishFrom';
import { test } from '../../product/changedSite';

test('an article is in an open list after a refresh, its change at its address, and it goes as it came', async ({
  page,
  site,
}) => {
  const folder = await contentFolder();
  const publish = () => publishNews(folder, site);
  await page.goto('/news');
  await expect(page.getByRole('main').getByRole('article').nth(2)).toBeVisible();
  await writeFile(join(folder, 'news/tin-vua-dang.md'), newsFile('Tin vừa đăng', 'Chữ đầu tiên.'));
  expect(await publish()).toMatch(/^\+ news\/tin-vua-dang {2}Tin vừa đăng$/m);
  const link = page.getByRole('main').getByRole('link', { name: 'Tin vừa đăng' });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await link.click();
  await expect(page.getByText('Chữ đầu tiên.')).toBeVisible();
  const address = page.url();

  await writeFile(join(folder, 'news/tin-vua-dang.md'), newsFile('Tin đã sửa', 'Chữ thứ hai.'));
  await publish();
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Tin đã sửa', level: 1 })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await rm(join(folder, 'news/tin-vua-dang.md'));
  expect(await publish()).toMatch(/^- news\/tin-vua-dang {2}Tin đã sửa$/m);
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy bài viết' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await rm(folder, { recursive: true });
});
