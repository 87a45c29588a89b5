import { expect } from '@playwright/test';
import { releaseCopy, removeRelease, replaceShell } from './releases';
import type { Row, Scene } from './row';
import { bookmakers, card, mainLink, score, seesPage } from './visitor';

const details = ({ page }: Scene) => page.getByRole('row').getByRole('button', { name: /chi tiết/ });

/** The visitor closes what is over the board. */
async function expectDetails({ page }: Scene): Promise<void> {
  await expect(page.getByRole('dialog').getByText('Ngoại hạng Anh')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function seesBoard({ page }: Scene): Promise<void> {
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
  await expect(score(page)).toBeVisible();
}

/** What makes the files of the live board come back. */
async function removeBoard({ site: { product } }: Scene, andThen = async () => {}): Promise<() => Promise<void>> {
  const { live } = product.pointer('mfe-scores');
  await andThen();
  return removeRelease(product, 'mfe-scores', live.release);
}

/** The tab is open when something happens to the release that it began with. */
export const MEANWHILE: readonly Row[] = [
  {
    broken: 'two releases of the adverts in a row',
    async sees(scene) {
      const { page, site } = scene;
      await seesPage(scene);
      for (const release of ['9.5.0-second', '9.5.1-third']) await releaseCopy(site.product, 'mfe-ads', release);
      await mainLink(page, 'Tỷ số trực tuyến').click();
      await expect(score(page)).toBeVisible();
      await mainLink(page, 'Top nhà cái').click();
      await seesPage(scene);
    },
    async still({ page, site: { network } }) {
      expect(network.count(/^\/r\/mfe-ads\/9\.5\./), 'the tab keeps its release').toBe(0);
      await page.reload();
      await expect(bookmakers(page)).toBeVisible();
      expect(network.count(/^\/r\/mfe-ads\/9\.5\.1/)).toBeGreaterThan(0);
      expect(network.count(/^\/r\/mfe-ads\/9\.5\.0/)).toBe(0);
    },
    mayReload: true,
  },
  {
    broken: 'the board’s release is removed before the tab has all of it',
    isInRing2: true,
    reported: 'told-by-remote',
    at: '/',
    async sees(scene) {
      await seesBoard(scene);
      const release = () => releaseCopy(scene.site.product, 'mfe-scores', '9.4.0-next');
      const bringBack = await removeBoard(scene, release);
      try {
        await details(scene).click();
        await expectDetails(scene);
      } finally {
        await bringBack();
      }
    },
  },
  {
    broken: 'the board’s only release is removed',
    reported: 'told-by-remote',
    at: '/',
    async sees(scene) {
      await seesBoard(scene);
      const bringBack = await removeBoard(scene);
      const again = scene.page.getByRole('dialog').getByRole('button', { name: 'Thử lại' });
      try {
        await details(scene).click();
        await expect(again).toBeVisible();
      } finally {
        await bringBack();
      }
      await again.click();
      await expectDetails(scene);
    },
  },
  {
    broken: 'the shell’s release is removed before the tab has all of it',
    reported: 'shell-file',
    at: '/',
    async sees(scene) {
      const { page, site } = scene;
      await seesBoard(scene);
      const bringBack = await replaceShell(site.product, '9.3.0-next');
      try {
        const gear = page.getByRole('button', { name: 'Cài đặt' });
        const reloaded = page.waitForEvent('framenavigated');
        await gear.click();
        await reloaded;
        await expect(score(page)).toBeVisible();
        await gear.click();
        await expect(page.getByRole('dialog', { name: 'CÀI ĐẶT' })).toBeVisible();
        await page.keyboard.press('Escape');
        // Once more without a newer release: the missing file stays missing, and the page stays.
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
        await expect(score(page)).toBeVisible();
        await page.evaluate(() => Reflect.set(window, 'isTheSame', true));
        const files = /^\/r\/shell\/(?!.*(main|late|vitals)\.)[^/]+\/[^/]+\.js/;
        site.network.break(files, { kind: 'status', status: 404 });
        await gear.click();
        await expect.poll(() => site.network.count(/again=/)).toBeGreaterThan(0);
      } finally {
        await bringBack();
      }
    },
    async still({ page }) {
      expect(await page.evaluate(() => Reflect.get(window, 'isTheSame')), 'without a reload').toBe(true);
      await expect(card(page)).toHaveCount(0);
    },
    mayReload: true,
  },
];
