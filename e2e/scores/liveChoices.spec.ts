import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { followName, matchRows, rowOf } from '../board/board';
import { test } from '../browser/test';
import { boxOf } from '../page/boxOf';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

/** Ninety live matches, thirty of each competition; the last of Viet Nam's is hot. */
const MATCHES = Array.from({ length: 90 }, (_, at) =>
  boardMatch(at + 1, { status_id: MatchStatus.FirstHalf, is_hot: at + 1 === 89 }),
);

const board = serveBoard(MATCHES);

test.beforeEach(async ({ page }) => {
  await page.goto(board.url);
  await expect(matchRows(page).first()).toBeVisible();
});

test('a favourite is kept over a reload, shared with another tab at once, and given up from there', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(board.url);
  await expect(matchRows(other).first()).toBeVisible();
  await starOf(page, 'Nhà 3 – Khách 3').dblclick();
  await expect(starOf(page, 'Nhà 3 – Khách 3'), 'the second click comes too soon').toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(starOf(other, 'Nhà 3 – Khách 3')).toHaveAttribute('aria-pressed', 'true');

  await page.reload();
  await expect(page.getByRole('tab', { name: 'Theo dõi 1' })).toBeVisible();
  await page.getByRole('tab', { name: /^Theo dõi/ }).click();
  await expect(matchRows(page)).toHaveCount(1);
  await starOf(other, 'Nhà 3 – Khách 3').click();
  await expect(page.getByText('Bấm ngôi sao cạnh mỗi trận để theo dõi trận đó.')).toBeVisible();
});

test('by league the hot one comes first; the order survives a reload and holds in another tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(board.url);
  const code = matchRows(page).first().locator('[data-column=competition]');
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Theo giải' }).click();
  await expect(code, 'the header names the league').toBeHidden();
  await expect(other.getByRole('button', { name: 'Theo giải' })).toHaveAttribute('aria-pressed', 'true');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Thu gọn V.League 1' })).toBeVisible();
    await expect(matchRows(tab).first()).toContainText('Nhà 89');
  }
  await page.reload();
  await expect(matchRows(page).first()).toContainText('Nhà 89');
  await page.getByRole('button', { name: 'Theo giờ' }).click();
  await expect(page.getByRole('row', { name: /Trận đấu hot 1 trận/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Trực tiếp 89 trận/ })).toBeVisible();
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

  test('every target is high enough, one row has all controls, and the odds have heads', async ({ page }) => {
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

function starOf(page: Page, teams: string) {
  return page.getByRole('button', { name: followName(teams), exact: true });
}
