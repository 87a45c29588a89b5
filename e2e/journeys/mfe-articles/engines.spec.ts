import { expect } from '@playwright/test';
import { test } from '../../articles/test';

test('without scripts the article is in the page, with what it is', async ({ request }) => {
  const answer = await request.get('/news/12-bai-12');
  const html = await answer.text();
  expect(html).toContain('<title>Bài viết số 12 | TySo</title>');
  expect(html).toContain('<link rel="canonical" href="https://tyso.example/news/12-bai-12">');
  expect(html).toMatch(
    /<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":"NewsArticle"/,
  );
  expect(html).toContain('Nội dung của bài viết số 12.');
  expect((await request.get('/news/12-cu', { maxRedirects: 0 })).status()).toBe(301);
  // Where the list is not made in time the answer is 503, and an engine asks again: on a busy machine its release rests for a minute.
  await expect
    .poll(async () => (await request.get('/sitemap-mfe-articles-1.xml')).text(), { timeout: 120_000 })
    .toContain('<loc>https://tyso.example/news/12-bai-12</loc>');
});

test('the app replaces the server-rendered article without a request of its own', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/news/14-bai-14');
  await expect(page.getByRole('complementary')).toContainText('Bài viết số 65');
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
  expect(asked).not.toContain('/api/NewPost/14');
  expect(server.state.asked).toContain('/api/NewPost/14');
});
