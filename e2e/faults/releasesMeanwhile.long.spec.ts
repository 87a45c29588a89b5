import { expect } from '@playwright/test';
import { row, test } from './fault';
import { readPointer, releaseCopy, removeRelease, replaceShell } from './releases';
import { BOOKMAKERS, bookmakers, card, countVisits, score, visit } from './visitor';

test.describe('Releases while a tab is open', () => {
  test(
    'two releases of the adverts in a row',
    row({ sees: 'nothing: the tab keeps the release it began with', heals: 'the next page has the newest' }),
    async ({ page, site: { product, network, url }, proof }) => {
      await visit(page, url + BOOKMAKERS);
      await expect(bookmakers(page)).toBeVisible();
      await releaseCopy(product.dataDir, 'mfe-ads', '9.5.0-second');
      await releaseCopy(product.dataDir, 'mfe-ads', '9.5.1-third');
      await page
        .getByRole('navigation', { name: 'Menu chính' })
        .getByRole('link', { name: 'Tỷ số trực tuyến' })
        .click();
      await expect(score(page)).toBeVisible();
      await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Top nhà cái' }).click();
      await expect(bookmakers(page)).toBeVisible();
      await proof.scoresAreLive(page);
      expect(network.count(/^\/r\/mfe-ads\/9\.5\./)).toBe(0);
      await page.reload();
      await expect(bookmakers(page)).toBeVisible();
      expect(network.count(/^\/r\/mfe-ads\/9\.5\.1/)).toBeGreaterThan(0);
      expect(network.count(/^\/r\/mfe-ads\/9\.5\.0/)).toBe(0);
    },
  );

  test(
    'the board’s only release is removed',
    row({
      sees: 'the board goes on; a detail says that it could not be loaded',
      heals: 'when the visitor tries again',
      reported: 'told-by-remote',
    }),
    async ({ page, site: { product, url }, proof }) => {
      const visits = countVisits(page);
      await visit(page, url);
      await expect(score(page)).toBeVisible();
      const { live } = await readPointer(product.dataDir, 'mfe-scores');
      const bringBack = await removeRelease(product.dataDir, 'mfe-scores', live.release);
      await page
        .getByRole('row')
        .getByRole('button', { name: /chi tiết/ })
        .click();
      const again = page.getByRole('dialog').getByRole('button', { name: 'Thử lại' });
      await expect(again).toBeVisible();
      await bringBack();
      await again.click();
      await expect(page.getByRole('dialog').getByText('Ngoại hạng Anh')).toBeVisible();
      await page.keyboard.press('Escape');
      await proof.scoresAreLive(page);
      expect(visits(), 'without a reload').toBe(1);
    },
  );

  test(
    'the shell’s release is removed before the tab has all of it',
    row({
      sees: 'the page reloads, once, and has what the visitor opened',
      heals: 'with that',
      reported: 'shell-file',
    }),
    async ({ page, site: { product, network, url }, proof }) => {
      const visits = countVisits(page);
      await visit(page, url);
      await expect(score(page)).toBeVisible();
      await proof.scoresAreLive(page);
      const bringBack = await replaceShell(product.dataDir, '9.3.0-next');
      try {
        const gear = page.getByRole('button', { name: 'Cài đặt' });
        await gear.click();
        await expect.poll(visits).toBe(2);
        await expect(score(page)).toBeVisible();
        await gear.click();
        await expect(page.getByRole('dialog', { name: 'CÀI ĐẶT' })).toBeVisible();
        await page.keyboard.press('Escape');
        // Once more without a newer release: the missing file stays missing, and the page stays.
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await expect(score(page)).toBeVisible();
        network.break(/^\/r\/shell\/(?!.*(main|late|vitals)\.)[^/]+\/[^/]+\.js/, { kind: 'status', status: 404 });
        await gear.click();
        await expect.poll(() => network.count(/again=/)).toBeGreaterThan(0);
        await proof.scoresAreLive(page);
        expect(visits()).toBe(3);
        await expect(card(page)).toHaveCount(0);
      } finally {
        await bringBack();
      }
    },
  );
});
