import { expect, type Page } from '@playwright/test';
import { matchRows, rowOf, type Seen, scoreOf, writeDownScores } from '../../board/board';
import { startProduct } from '../../product/startProduct';
import { test } from '../../product/test';

test.use({ site: 'replay' });

const OTHER = 'Hà Lan – Argentina';

/** The board of both matches, once they are over. */
async function openEnded(page: Page): Promise<void> {
  await page.goto('/?filter=end');
  await expect(page.getByRole('tab', { name: 'Kết thúc 2' })).toBeVisible({ timeout: 60_000 });
  await expect(matchRows(page)).toHaveCount(2);
}

test('a goal comes from the feed to the row of its match, and into a toast', async ({ page }) => {
  // Both matches in three quarters of a minute.
  const product = await startProduct({ FEED: 'replay', REPLAY_SPEED: '600' });
  try {
    const seen = await writeDownScores(page);
    await page.goto(`${product.url}/?filter=all`);
    const toast = page.getByRole('status', { name: 'Thông báo trận đấu' }).getByRole('link').first();
    // The first of six goals that falls while the page is open.
    await expect(toast).toContainText(/Bàn thắng, /, { timeout: 60_000 });
    const words = (await toast.textContent())?.replace(/\s+/g, ' ') ?? '';
    const isInToast = ({ teams, score }: Seen) =>
      words.includes(teams.replace(' – ', ` ${score.replace('Tỷ số ', '')} `));
    await expect.poll(() => seen.some(isInToast), `the score of a row: ${words}`).toBe(true);
  } finally {
    // Its console would complain of the product that is gone.
    await page.close();
    await product.stop();
  }
});

test('a shoot-out ends in the row, and kick by kick on the page of the match', async ({ page }) => {
  await openEnded(page);
  await expect(scoreOf(rowOf(page, OTHER))).toHaveAccessibleName('Tỷ số 2 – 2 (3 – 4 pen)');
  await page.goto(`/tran-dau/${await rowOf(page, 'Croatia – Brazil').getAttribute('data-match')}`);
  const course = page.getByRole('region', { name: 'Diễn biến' });
  await expect(course.getByRole('group', { name: 'Loạt sút luân lưu' }).getByRole('img', { name: /vào$/ })).toHaveCount(
    6,
  );
  await expect(course.getByRole('list', { name: 'Tường thuật' })).toContainText('VÀO! Neymar mở tỷ số cho Brazil.');
});

test('the page of a cup has its bracket, with the teams that go on', async ({ page }) => {
  await openEnded(page);
  await page.goto(`/tran-dau/${await matchRows(page).first().getAttribute('data-match')}`);
  await page.locator('main a[href*="/giai-dau/"]').first().click();
  const bracket = page.getByRole('group', { name: 'Vòng loại trực tiếp' });
  await expect(bracket.getByRole('listitem')).toHaveCount(2);
  for (const winner of ['Croatia', 'Argentina'])
    await expect(bracket.getByRole('paragraph').filter({ hasText: winner })).toContainText('(đi tiếp)');
});
