import { expect, type Page } from '@playwright/test';
import { test } from '../product/test';
import { addressOf, EVERY_PAGE } from './everyPage';
import { rendered } from './rendered';
import { SCREENS } from './screens';

test.use({ javaScriptEnabled: false });

/** What only a script could answer. A box to tick needs none, as the one that closes an advert, and neither does the search. */
const dead = (page: Page) =>
  page
    .locator(':is(button, select, textarea, input:not([type="checkbox"]), [inert]):not([role="search"] *)')
    .filter({ visible: true });

const yesterday = () => new Date(Date.now() - 17 * 3_600_000).toISOString().slice(0, 10);

async function openRendered(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A page that was not rendered in time has a heading, too.
  await rendered(page, page.locator('[data-first="page"]'));
}

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('no page shows a control that does nothing', async ({ page, product }) => {
      for (const pattern of [...EVERY_PAGE, '/?filter=end', '/?filter=all&trang=2', '/ty-le-keo-nha-cai?keo=hiep-1']) {
        await openRendered(page, await addressOf(pattern, product));
        await expect(dead(page), pattern).toHaveCount(0);
      }
      // The board of a moment may be empty, yesterday's is not.
      await openRendered(page, `/ket-qua-bong-da?ngay=${yesterday()}`);
      await page.locator('[data-match]').getByRole('link').first().click();
      await rendered(page, page.getByRole('region', { name: 'Diễn biến' }));
      await expect(dead(page), 'a match').toHaveCount(0);
      const id = new URL(page.url()).pathname.split('/')[2];
      await page.goto(`/ket-qua-bong-da?ngay=${yesterday()}&match=${id}`);
      await rendered(page, page.getByRole('dialog'));
      await expect(dead(page), 'its detail').toHaveCount(0);
    });
  });
}

test.describe('an unknown address of an article', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('says so in its heading, with the way to the others', async ({ page }) => {
    await openRendered(page, '/news/999999999-khong-co');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Không tìm thấy bài viết']);
    await expect(page).toHaveTitle('Không tìm thấy bài viết | TySo');
    await page.getByRole('link', { name: 'Về trang Tin tức bóng đá' }).click();
    await expect(page).toHaveURL(/\/news$/);
  });
});
