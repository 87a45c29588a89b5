import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { matchRows, rowOf } from '../board/board';
import { test } from '../browser/test';
import { boxOf } from '../page/boxOf';
import { findings } from '../page/wellMade';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

/** Ninety live matches, thirty of each competition; the last of Viet Nam's is hot. */
const MATCHES = Array.from({ length: 90 }, (_, at) =>
  boardMatch(at + 1, { status_id: MatchStatus.FirstHalf, is_hot: at + 1 === 89 }),
);

const board = serveBoard(MATCHES);

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto(board.url);
  await expect(matchRows(page).first()).toBeVisible();
});

test('a league folds by its header, and by the one stuck at the top edge, which then is its own', async ({ page }) => {
  await page.getByRole('button', { name: 'Theo giải' }).click();
  await page.getByRole('button', { name: 'Thu gọn V.League 1' }).click();
  await expect(rowOf(page, 'Nhà 89 – Khách 89')).toHaveCount(0);
  await expect(matchRows(page).first()).toContainText('Nhà 3');
  await page.getByRole('button', { name: 'Mở rộng V.League 1' }).click();

  await page.mouse.wheel(0, 1100);
  const stuck = page.locator('[aria-hidden=true] button[aria-expanded]');
  await expect(stuck).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Thu gọn V.League 1' }), 'has scrolled away').toHaveCount(0);
  await stuck.click();
  const header = page.getByRole('row', { name: /V\.League 1 30 trận/ });
  await expect(header).toBeInViewport();
  await expect(page.getByRole('row', { name: /Ngoại hạng Anh 30 trận/ }), 'follows at once').toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every target is high enough, one row has all controls, and the odds have heads (M16)', async ({ page }) => {
    await expect(page.getByRole('tab')).toHaveCount(0);
    const controls = page.locator('#board-controls');
    expect((await boxOf(controls)).height).toBe(44);
    for (const text of await controls.locator('button > span').all()) {
      const [shown, whole] = await text.evaluate((span) => [span.clientWidth, span.scrollWidth]);
      expect(shown, (await text.textContent()) ?? '').toBe(whole);
    }
    const euro = page.getByRole('button', { name: 'Euro' });
    await euro.click();
    await page.reload();
    await expect(matchRows(page).first()).toBeVisible();
    await expect(euro).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('row', { name: /Trực tiếp 30 trận/ })).toBeVisible();
    await page.getByRole('button', { name: 'Theo giải' }).click();
    await page.getByRole('button', { name: 'Kèo', exact: true }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    for (const name of ['Chấp', 'T/X', '1x2']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await expect(matchRows(page).first()).toContainText('0/0.50.950.912.50.882.50.982.103.303.40');
    const heights = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => ({
            name: one.getAttribute('aria-label') ?? one.textContent,
            // A header's chevron takes clicks over its whole line.
            height: (one.closest('[data-kind=league]') ?? one).getBoundingClientRect().height,
          })),
      );
    expect(heights.length).toBeGreaterThan(10);
    expect(heights.filter(({ height }) => height < 43.5)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test('odds can be seen at every width', async ({ page }) => {
  for (const width of [641, 720, 900, 901, 960, 1000, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const odds = page.getByRole('button', { name: 'Kèo', exact: true });
    if (await odds.isVisible()) {
      if ((await odds.getAttribute('aria-pressed')) === 'false') await odds.click();
    } else expect(width).toBeGreaterThan(900);
    for (const name of ['Chấp', 'T/X', '1x2']) await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await expect(matchRows(page).first().getByText('3.40'), `${width} px`).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('a picker confirms with Enter, though not while a search is typed; closed otherwise it changes nothing', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(board.url);
  await expect(tab(other, 'Tất cả 90')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'CHỌN QUỐC GIA' });
  const opener = page.getByRole('button', { name: 'Quốc gia' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Đóng', exact: true }).first().click(),
    () => dialog.getByRole('button', { name: 'Đóng', exact: true }).last().click(),
  ]) {
    await opener.click();
    await dialog.getByRole('checkbox', { name: /Việt Nam/ }).uncheck();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await expect(tab(page, 'Tất cả 90')).toBeVisible();

  await opener.press('Enter');
  await dialog.getByRole('searchbox').fill('duc');
  await dialog.getByRole('searchbox').press('Enter');
  await expect(dialog).toBeVisible();
  const line = dialog.getByRole('checkbox', { name: /^Đức/ });
  await line.press('Space');
  await expect(line).not.toBeChecked();
  await line.press('Enter');
  await expect(dialog).toBeHidden();
  for (const where of [page, other]) await expect(tab(where, 'Tất cả 60')).toBeVisible();

  await other.getByRole('tab', { name: /^Kết thúc/ }).click();
  await expect(other.getByText('thuộc các giải đấu, quốc gia đã chọn')).toBeVisible();
  await other.getByRole('button', { name: 'Xem tất cả' }).click();
  for (const where of [page, other]) await expect(tab(where, 'Tất cả 90')).toBeVisible();
});

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'light', width: 390 },
].slice(0, process.env.TEST_RING === 'long' ? 4 : 1) as { colorScheme: 'light' | 'dark'; width: number }[]) {
  test(`an open picker and a folded league are accessible, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    // Two segments on a wide window, one switch on a phone: each board has its own.
    await expect(page.getByRole('button', { name: 'Theo giờ' })).toHaveCount(width > 640 ? 1 : 0);
    if (width <= 640) await page.getByRole('button', { name: 'Kèo', exact: true }).click();
    await page.getByRole('button', { name: 'Theo giải' }).click();
    await page
      .getByRole('button', { name: /^Thu gọn / })
      .first()
      .click();
    expect(await findings(page), 'folded').toEqual([]);
    await page.getByRole('button', { name: 'Giải đấu' }).click();
    await page.getByRole('checkbox', { name: /^V\.League/ }).uncheck();
    expect(await findings(page), 'picker').toEqual([]);
  });
}
