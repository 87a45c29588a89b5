import { expect } from '@playwright/test';
import { aNewsRecord } from './articleServer';
import { test } from './test';

test('who runs no scripts finds the article in the page, and what it is', async ({ request }) => {
  const answer = await request.get('/news/12-bai-12');
  const html = await answer.text();
  expect(html).toContain('<title>Bài viết số 12 | TySo</title>');
  expect(html).toContain('<link rel="canonical" href="https://tyso.example/news/12-bai-12">');
  expect(html).toMatch(
    /<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":"NewsArticle"/,
  );
  expect(html).toContain('Nội dung của bài viết số 12.');
  expect((await request.get('/news/12-cu', { maxRedirects: 0 })).status()).toBe(301);
  expect(await (await request.get('/sitemap-mfe-articles-1.xml')).text()).toContain(
    '<loc>https://tyso.example/news/12-bai-12</loc>',
  );
});

test('while the server is slow the plain page comes at once, and the app waits', async ({ page, request, server }) => {
  server.state.isSlow = true;
  const asked = Date.now();
  const html = await (await request.get('/news/13-bai-13')).text();
  expect(Date.now() - asked).toBeLessThan(2_000);
  expect(html).not.toContain('ld+json');
  await page.goto('/news/13-bai-13');
  await expect(page.getByRole('status', { name: 'Đang tải bài viết' })).toBeVisible();
});

test('the app takes the place of what was written without a request of its own', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/news/14-bai-14');
  await expect(page.getByRole('complementary')).toContainText('Bài viết số 65');
  expect(await page.locator('#tyso-first-page').count()).toBe(0);
  expect(asked).not.toContain('/api/NewPost/14');
  expect(server.state.asked).toContain('/api/NewPost/14');
});

test('the article stays readable when the app’s part for it cannot be had', async ({ page }) => {
  await page.route(/\/r\/mfe-articles\//, (route) => route.abort());
  await page.goto('/news/15-bai-15');
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bài viết số 15', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Soi kèo' }).click();
  await expect(page.getByRole('alert')).toContainText('Tạm thời không xem được bài viết', { timeout: 15_000 });
});

test('an article that was just published is on the next page', async ({ page, server }) => {
  await page.goto('/news');
  server.state.news = [aNewsRecord(70, { name: 'Tin vừa đăng' }), ...server.state.news];
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('article').first()).toContainText('Tin vừa đăng', { timeout: 1_000 });
  }).toPass();
});
