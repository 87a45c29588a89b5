import { expect, type Page } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { SCREENS } from '../page/screens';
import { noteShifts } from '../page/shifts';
import { expectUnmoved } from '../page/wellMade';
import { aNewsRecord } from './articleServer';
import { test } from './test';

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

for (const viewport of SCREENS) {
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
    await expectUnmoved(page);
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
