import { expect } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import { SCREENS } from '../page/screens';
import { noteShifts } from '../page/shifts';
import { expectUnmoved } from '../page/wellMade';
import { test } from './test';

for (const viewport of SCREENS) {
  test(`the app replaces the server-rendered list, and nothing moves, ${viewport.width} px wide`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport, timezoneId: 'Asia/Ho_Chi_Minh' });
    const written = await browser.newContext({ viewport, javaScriptEnabled: false });
    const [app, html] = [await context.newPage(), await written.newPage()];
    await noteShifts(app);
    await app.goto(`${baseURL}/news`);
    await expect(app.locator('#tyso-first-page')).toHaveCount(0);
    await html.goto(`${baseURL}/news`);
    for (const number of [65, 64, 60]) {
      const name = `Bài viết số ${number}`;
      const inApp = await boxOf(app.getByRole('heading', { name }));
      expect(await boxOf(html.getByRole('heading', { name })), name).toEqual(inApp);
    }
    expect(await app.title()).toBe(await html.title());
    await expectUnmoved(app);
    await context.close();
    await written.close();
  });
}

test('while nobody scrolls, nothing out of sight makes the browser paint', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByRole('article').first()).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const stylesComputed = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  // A second in which nothing comes is soon found; a spinner would have sixty in each.
  const inOneSecond = async () => {
    const before = await stylesComputed();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    return (await stylesComputed()) - before;
  };
  await expect.poll(inOneSecond).toBeLessThan(5);
});
