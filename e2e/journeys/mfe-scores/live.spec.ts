import { expect, type Page } from '@playwright/test';
import { matchRows, scoreOf } from '../../board/board';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../../page/shifts';
import { test } from '../../product/test';
import { withoutToasts } from '../../product/withoutToasts';

const detail = (page: Page) => page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
test('the live page has running matches, with minutes, scores and prices', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Tỷ số trực tuyến' })).toBeVisible();
  const playing = matchRows(page).filter({ has: page.getByRole('cell', { name: /^phút \d+/ }) });
  await expect(scoreOf(playing.first())).toHaveAccessibleName(/^Tỷ số \d+ – \d+$/);
  await expect(
    matchRows(page)
      .getByText(/^\d\.\d\d$/)
      .first(),
  ).toBeVisible();
});

test('its rows are in the HTML, and the app takes their place without a move', async ({ page, request }) => {
  await withoutToasts(page);
  await noteShifts(page);
  await expect(async () => {
    expect(await (await request.get('/')).text(), 'rendered in time').toContain('data-match=');
  }).toPass();
  await page.goto('/');
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
  await expect(matchRows(page).first()).toBeVisible();
  const { score, worst } = await shiftSoFar(page);
  expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
});

test('the detail of a match opens from its score, and closes with Escape onto it', async ({ page }) => {
  await page.goto('/?filter=end');
  // The match is held by its id: the next one that ends may come above it.
  const id = await matchRows(page).first().getAttribute('data-match');
  const opener = page.locator(`[data-match="${id}"]`).getByRole('button', { name: /chi tiết/ });
  await opener.click();
  await expect(detail(page).getByRole('list', { name: 'Diễn biến' })).toContainText('Hết hiệp một');
  await expect(page).toHaveURL(/\?match=/);
  await page.keyboard.press('Escape');
  await expect(detail(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the address of a detail opens it, over the board, and it leads to the page of the match', async ({ page }) => {
  await page.goto('/?filter=end');
  const id = await matchRows(page).first().getAttribute('data-match');
  await page.goto(`/?match=${id}`);
  await detail(page).getByRole('link', { name: 'Thống kê' }).click();
  await expect(page).toHaveURL(new RegExp(`/tran-dau/${id}/[a-z0-9-]+\\?tab=thong-ke$`));
  await expect(page.getByRole('region', { name: 'Thống kê' })).toContainText('Phạt góc');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu below filters the board from any page', async ({ page, baseURL }) => {
    await page.goto('/tips');
    const menu = page.getByRole('navigation', { name: 'Lọc trận đấu' });
    await menu.getByRole('link', { name: 'Kết thúc' }).click();
    await expect(matchRows(page).first()).toContainText('Hết');
    await expect(menu.getByRole('link', { name: 'Kết thúc' })).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(`${baseURL}/`);
  });

  test('a tap on a row opens its detail, and Back closes it', async ({ page, baseURL }) => {
    await page.goto('/?filter=end');
    await matchRows(page)
      .first()
      .tap({ position: { x: 30, y: 40 } });
    await expect(detail(page)).toBeVisible();
    await page.goBack();
    await expect(detail(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${baseURL}/`);
  });
});
