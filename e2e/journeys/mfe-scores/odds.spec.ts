import { expect, type Page } from '@playwright/test';
import { IncidentType } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { OPEN_MARKETS_PATH } from 'shared-kernel/protocol/matchMarkets';
import { anIncident } from 'shared-kernel/testing/builders';
import { matchRows, rowOf, scoreOf } from '../../board/board';
import { test } from '../../browser/test';
import { boxOf } from '../../page/boxOf';
import { boardMatch } from '../../scores/boardServer';
import { serveBoard } from '../../scores/boardVisit';
import { hideScores } from '../../scores/spoilers';

const { FirstHalf, Ended } = MatchStatus;

const ODDS = '0.5!1.02!!0.95;2.5!1.25!!0.60;2.10!3.30!3.40';
const SENT = ['1.02', '0.95', '1.25', '0.60', '2.10', '3.30', '3.40'];
const MALAY = ['−0.98', '0.95', '−0.80', '0.60', '2.10', '3.30', '3.40'];
const CORNERS = { match_id: 1, odds: '1.5!0.81!!1.11;;1.83!8.03!2.23', suspended_odds: ';9.5!0.91!9.5!0.95;' };

const board = serveBoard(
  [
    boardMatch(1, { status_id: FirstHalf, odds: ODDS, home_scores: [1, 0, 0, 0, 0, 0, 0] }),
    boardMatch(2, { status_id: Ended, odds: ODDS, match_time: Math.floor(Date.now() / 1000) - 7_200 }),
  ],
  {},
  { [OPEN_MARKETS_PATH]: () => ({ data: [CORNERS] }) },
);

const row = (page: Page) => page.locator('main [data-match="1"]');
const figures = (page: Page) =>
  row(page).locator(':is([data-column=handicap], [data-column=overUnder], [data-column=win]) > span');
const locks = (page: Page) => row(page).getByRole('img', { name: 'Tạm khoá' });

test('the form of prices that is chosen on the page of odds is there at once, in another tab, and after a reload', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(`${board.url}/ty-le-keo-nha-cai`);
  await expect(figures(other)).toHaveText(SENT);
  await page.goto(board.url);
  await expect(figures(page)).toHaveText(SENT);
  await other.getByRole('group', { name: 'Dạng giá kèo' }).getByRole('button', { name: 'Malay' }).click();
  for (const where of [page, other]) await expect(figures(where)).toHaveText(MALAY);
  await other.reload();
  await expect(figures(other)).toHaveText(MALAY);
});

test('the page of odds has what can be bet on, and locks a market as it stops', async ({ page }) => {
  await page.goto(`${board.url}/ty-le-keo-nha-cai`);
  await expect(figures(page)).toHaveText(SENT);
  await expect(matchRows(page)).toHaveCount(1);
  board.change(1, { odds: '', suspended_odds: ODDS });
  await expect(locks(page)).toHaveCount(3);
  board.change(1, { odds: ODDS.replace('3.40', '3.50'), suspended_odds: '' });
  await expect(locks(page)).toHaveCount(0);
  await expect(row(page).getByText('3.50')).toBeVisible();
});

test('the prices of corners are a choice and an address', async ({ page }) => {
  await page.goto(`${board.url}/ty-le-keo-nha-cai`);
  await page.getByRole('button', { name: 'Phạt góc' }).click();
  await expect(row(page).getByText('0.81')).toBeVisible();
  await expect(page).toHaveURL(/\?keo=phat-goc$/);
  await expect(locks(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Phạt góc', pressed: true })).toBeVisible();
  await expect(row(page).getByText('0.81')).toBeVisible();
});

test('a detail that is open gets the card that falls, and nothing jumps', async ({ page }) => {
  await page.goto(board.url);
  await rowOf(page, 'Nhà 1 – Khách 1')
    .getByRole('button', { name: /chi tiết/ })
    .click();
  const detail = page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
  await expect(detail.getByRole('group', { name: 'Tỷ lệ kèo' })).toContainText('1.02');
  const place = await boxOf(detail);
  board.change(1, { incidents: [anIncident({ type: IncidentType.YellowCard, player_name: 'Nguyễn Văn A' })] });
  await expect(detail.getByRole('listitem').filter({ hasText: 'Nguyễn Văn A' })).toBeVisible();
  expect(await boxOf(detail)).toEqual(place);
});

test('visitors who hide scores see none while goals fall, and show one by its chip', async ({ page }) => {
  await hideScores(page);
  await page.goto(`${board.url}/?filter=all`);
  const score = row(page).locator('[data-column=score]');
  await expect(score).toHaveText('?–?');
  board.change(1, { home_scores: [2, 0, 0, 1, 0, 0, 0] });
  await expect(row(page).getByRole('img', { name: '1 thẻ vàng' }), 'what came with the goal').toBeVisible();
  await expect(score).toHaveText('?–?');
  await expect(page.getByRole('status', { name: 'Thông báo trận đấu' }).getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hiện tỷ số: Nhà 1 – Khách 1' }).click();
  await expect(scoreOf(rowOf(page, 'Nhà 1 – Khách 1'))).toHaveAccessibleName('Tỷ số 2 – 0');
  await expect(rowOf(page, 'Nhà 2 – Khách 2').locator('[data-column=score]')).toHaveText('?–?');
});
