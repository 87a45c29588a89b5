import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { MATCH_MARKETS_PATH, OPEN_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { test } from '../browser/test';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

const ODDS = '0-0.5!15.00!!10.03;2.5-3!15.00!2.5-3!10.50;67.00!16.51!57.57';
const HALF = { odds: '0.5!0.71!!1.21;1!0.72!1!1.22;2.73!2.03!4.23' };
const CORNERS = { odds: '1.5!0.81!!1.11;;1.83!8.03!2.23', suspended_odds: ';9.5!0.91!9.5!0.95;' };

const answers = {
  // Whichever group is asked for.
  [OPEN_MARKETS_PATH]: () => ({ data: [{ match_id: 1, ...CORNERS }] }),
  [MATCH_MARKETS_PATH]: () => ({ data: { match_id: 1, half: HALF, corners: CORNERS } }),
};

const board = serveBoard([boardMatch(1, { status_id: MatchStatus.FirstHalf, odds: ODDS })], {}, answers);

const row = (page: Page) => page.locator('main [data-match="1"]');
const locks = (page: Page) => row(page).getByRole('img', { name: 'Tạm khoá' });

test('a market that stops is locked at once, with its last prices greyed, and comes back', async ({ page }) => {
  await noteShifts(page);
  await page.goto(`${board.url}/ty-le-keo-nha-cai`);
  const price = row(page).getByText('57.57');
  await expect(price).toBeVisible();
  await expect(locks(page)).toHaveCount(0);
  const colour = () => price.evaluate((one) => getComputedStyle(one).color);
  const open = await colour();
  board.change(1, { odds: '', suspended_odds: ODDS });
  await expect(locks(page)).toHaveCount(3);
  await expect(price).toBeVisible();
  expect(await colour()).not.toBe(open);
  await expect(row(page).locator('[data-move]')).toHaveCount(0);
  board.change(1, { odds: ODDS.replace('57.57', '41.00'), suspended_odds: '' });
  await expect(locks(page)).toHaveCount(0);
  await expect(row(page).getByText('41.00')).toBeVisible();
  const { score, worst } = await shiftSoFar(page);
  expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
});

test('a lock lies over no price, at every width', async ({ page }) => {
  board.change(1, { odds: '', suspended_odds: ODDS });
  await page.goto(`${board.url}/ty-le-keo-nha-cai`);
  for (const width of [320, 360, 390, 641, 900, 901, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(locks(page)).toHaveCount(3);
    expect(await row(page).evaluate(covered), `${width} px`).toEqual([]);
  }
});

test('the odds page shows corners by choice, by keys too, and after a reload', async ({ page }) => {
  await page.goto(`${board.url}/ty-le-keo-nha-cai`);
  await expect(row(page)).toBeVisible();
  // Whoever presses a picture waits for the app; keys go on from where it has the focus.
  await page.getByRole('button', { name: 'Hiệp 1' }).click();
  await expect(page.getByRole('button', { name: 'Hiệp 1', pressed: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row(page).getByText('0.81')).toBeVisible();
  await expect(page).toHaveURL(/\?keo=phat-goc$/);
  await expect(locks(page)).toHaveCount(1);
  await page.reload();
  await expect(row(page).getByText('0.81')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Phạt góc', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cả trận' }).click();
  await expect(row(page).getByText('0.81')).toHaveCount(0);
  await expect(page).toHaveURL(/ty-le-keo-nha-cai$/);
});

test('the detail and the tab of prices have the first half and corners, with what is suspended', async ({ page }) => {
  for (const address of ['/ty-le-keo-nha-cai?match=1', '/tran-dau/1?tab=keo']) {
    await page.goto(`${board.url}${address}`);
    await expect(page.getByRole('group', { name: 'Kèo hiệp 1' })).toContainText('1.21');
    const corners = page.getByRole('group', { name: 'Kèo phạt góc' });
    await expect(corners).toContainText('9.5');
    await expect(corners.getByRole('img', { name: 'Tạm khoá' })).toHaveCount(1);
  }
});

/** The figures of a row that a lock lies over, as far as their text reaches. */
function covered(one: Element): string[] {
  const range = document.createRange();
  return [...one.querySelectorAll('[data-locked]')].flatMap((cell) => {
    const lock = cell.querySelector('svg')?.getBoundingClientRect();
    return [...cell.querySelectorAll('span, b')].flatMap((figure) => {
      range.selectNodeContents(figure);
      const text = range.getBoundingClientRect();
      const isClear = !lock || text.right <= lock.left || text.bottom <= lock.top || text.top >= lock.bottom;
      return isClear ? [] : [figure.textContent ?? ''];
    });
  });
}
