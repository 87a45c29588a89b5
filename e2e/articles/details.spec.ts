import { expect, type Page } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { aNewsRecord } from './articleServer';
import { test } from './test';

const WITH_PICTURE = aNewsRecord(100, {
  content:
    '<p>Trước.</p><figure><img src="/media/anh.svg" alt="Sân Lusail"><figcaption>Lusail</figcaption></figure><p>Sau.</p>',
});

test('a picture opens to the whole screen and closes again, by keyboard and by pointer', async ({ page, server }) => {
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

const RELATIVE = aNewsRecord(103, {
  image: 'media/2022/anh.svg',
  content:
    '<p>Trước.</p><img src="media/2022/anh.svg?w=640" alt="Một"><img src="../../media/anh.svg" alt="Hai"><img src="uploads/gone.svg" alt="Ba">',
});

test('pictures with a relative address are those of the server, and a drawing stands for one that cannot be had', async ({
  page,
  server,
}) => {
  server.state.news = [RELATIVE];
  await page.goto('/news');
  const width = (image: HTMLImageElement) => image.naturalWidth;
  await expect.poll(() => page.getByRole('main').getByRole('presentation').first().evaluate(width)).toBe(1200);
  await page.goto('/news/103-bai-103');
  for (const name of ['Một', 'Hai']) {
    const picture = page.getByRole('button', { name: `Xem ảnh lớn: ${name}` });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(width), name).toBe(1200);
  }
  const lost = page.getByRole('img', { name: 'Ba', exact: true });
  await lost.scrollIntoViewIfNeeded();
  await expect(lost).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  expect(await lost.evaluate(width)).toBeGreaterThan(0);
});

test('a wrong slug leads to the right address, in the app as well', async ({ page, server, baseURL }) => {
  await page.goto('/news/12-ten-cu');
  await expect(page).toHaveURL(`${baseURL}/news/12-bai-12`);
  // The page was written before the slug was changed.
  await page.goto('/news');
  server.state.news = server.state.news.map((record) => (record.id === 64 ? { ...record, slug: 'ten-moi' } : record));
  await page.getByRole('link', { name: 'Bài viết số 64' }).click();
  await expect(page).toHaveURL(`${baseURL}/news/64-ten-moi`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/news`);
});

for (const path of ['/news/999-khong-co', '/news/abc', '/news/-', `/news/1${'0'.repeat(30)}`]) {
  test(`${path} says that there is nothing`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(['Không tìm thấy bài viết']);
  });
}

/** The pictures of the article itself: those of other articles, listed below it, are articles too. */
const PICTURES = 'article:has(h1) img';

const SHIFTY = aNewsRecord(101, {
  content: [
    '<p>Mở đầu.</p><img src="/media/anh.svg" alt=""><p>Cỡ không biết.</p>',
    '<img src="/media/never.svg" alt="Không bao giờ tới"><p>Không tới.</p>',
    '<img src="/media/gone.svg" width="640" height="360" alt="Đã mất"><p>Đã mất.</p>',
    '<img src="/media/gone.svg" alt=""><p>Đã mất, cỡ không biết.</p>',
    `<table><caption>Rộng</caption><tr>${'<td>một ô khá rộng</td>'.repeat(30)}</tr></table><p>Cuối bài.</p>`,
  ].join(''),
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`pictures of unknown size, and ones that never come, move nothing, ${viewport.width} px wide`, async ({
    page,
    server,
  }) => {
    server.state.news = [SHIFTY];
    await page.setViewportSize(viewport);
    await noteShifts(page);
    await page.goto('/news/101-bai-101', { waitUntil: 'commit' });
    await expect(page.locator('#tyso-first-page')).toHaveCount(0);
    // Not by their buttons: a broken picture has none.
    const pictures = await page.locator(PICTURES).all();
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      const box = await boxOf(picture);
      expect(box.height).toBeGreaterThan(150);
    }
    await expect(() => loaded(page)).toPass();
    const { score, worst } = await shiftSoFar(page);
    expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
    const table = page.getByRole('region', { name: 'Rộng' });
    expect(await table.evaluate((region) => region.scrollWidth > region.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  });
}

/** Waits until the one existing picture has loaded, and the two missing ones have failed. */
async function loaded(page: Page): Promise<void> {
  const done = await page
    .locator(PICTURES)
    .evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.complete).length);
  expect(done).toBe(3);
}
