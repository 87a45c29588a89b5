import { expect } from '@playwright/test';
import { aNewsRecord } from '../../articles/articleServer';
import { test } from '../../articles/test';
import { boxOf } from '../../page/boxOf';

const WITH_PICTURE = aNewsRecord(100, {
  content:
    '<p>Trước.</p><figure><img src="/media/anh.svg" alt="Sân Lusail"><figcaption>Lusail</figcaption></figure><p>Sau.</p>',
});

test('an image opens to the whole screen and closes again, by keyboard and by pointer', async ({ page, server }) => {
  server.state.news = [WITH_PICTURE];
  await page.goto('/news/100-bai-100');
  const picture = page.getByRole('button', { name: 'Xem ảnh lớn: Sân Lusail' });
  const shown = page.getByRole('dialog', { name: 'Sân Lusail' });
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('img')).toBeInViewport();
  expect(await boxOf(shown)).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(picture).toBeFocused();
  await picture.click();
  await shown.getByRole('img').click();
  await expect(shown).toBeHidden();
});

test('a wrong slug leads to the right address, in the app as well; an article that is not there, to a page that says so', async ({
  page,
  server,
  baseURL,
}) => {
  await page.goto('/news/12-ten-cu');
  await expect(page).toHaveURL(`${baseURL}/news/12-bai-12`);
  // The page was written before the slug was changed.
  await page.goto('/news');
  server.state.news = server.state.news.map((record) => (record.id === 64 ? { ...record, slug: 'ten-moi' } : record));
  await page.getByRole('link', { name: 'Bài viết số 64' }).click();
  await expect(page).toHaveURL(`${baseURL}/news/64-ten-moi`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/news`);
  expect((await page.goto('/news/999-khong-co'))?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(['Không tìm thấy bài viết']);
});
