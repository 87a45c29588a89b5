import { expect } from '@playwright/test';
import { test } from './test';

test('while the server does not answer the plain page comes, and the app waits', async ({ page, request, server }) => {
  server.state.isSlow = true;
  const html = await (await request.get('/news/13-bai-13')).text();
  expect(html).not.toContain('ld+json');
  await page.goto('/news/13-bai-13');
  await expect(page.getByRole('status', { name: 'Đang tải bài viết' })).toBeVisible();
});

test('the article stays readable when the app’s part for it cannot be had', async ({ page }) => {
  await page.route(/\/r\/mfe-articles\//, (route) => route.abort());
  await page.goto('/news/15-bai-15');
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bài viết số 15', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Soi kèo' }).click();
  await expect(page.getByRole('alert')).toContainText('Tạm thời không xem được bài viết');
});
