import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { followName, matchRows } from '../../board/board';
import { test } from '../../browser/test';
import { boardMatch } from '../../scores/boardServer';
import { serveBoard } from '../../scores/boardVisit';

const { FirstHalf, NotStarted, Ended } = MatchStatus;

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** Six live matches, two of each competition, the last one hot; two to come, and one that is over. */
const MATCHES = [
  ...[1, 2, 3, 4, 5, 6].map((id) => boardMatch(id, { status_id: FirstHalf, is_hot: id === 6 })),
  boardMatch(7, { status_id: NotStarted, match_time: inSeconds(3_600) }),
  boardMatch(8, { status_id: NotStarted, match_time: inSeconds(7_200) }),
  boardMatch(9, { status_id: Ended, match_time: inSeconds(-7_200), home_scores: [3, 1, 0, 0, 5, 0, 0] }),
];

const board = serveBoard(MATCHES);

const idsOf = (page: Page) => matchRows(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-match')));
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(board.url + address);
  await expect(matchRows(page).first()).toBeVisible();
}

test('each filter of the live page has its matches and their number', async ({ page }) => {
  await open(page);
  await expect(tab(page, /^Trực tiếp 6 trận đang diễn ra$/)).toHaveAttribute('aria-selected', 'true');
  for (const [name, ids] of [
    [/^Hot 1$/, ['6']],
    [/^Kết thúc 1$/, ['9']],
    [/^Euro 3$/, ['1', '4', '7']],
  ] as const) {
    await tab(page, name).click();
    await expect.poll(() => idsOf(page), `${name}`).toEqual(ids);
  }
  await tab(page, /^Tất cả 9$/).click();
  await expect(matchRows(page)).toHaveCount(9);
});

test('the filter of an address is open until the page is loaded again, and leaves the address', async ({ page }) => {
  await open(page, '/?filter=end');
  await expect(tab(page, /^Kết thúc/)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => idsOf(page)).toEqual(['9']);
  await expect(page).toHaveURL(`${board.url}/`);
  await page.reload();
  await expect(tab(page, /^Trực tiếp/)).toHaveAttribute('aria-selected', 'true');
});

test('a favourite is kept over a reload, listed, and given up from another tab', async ({ page, context }) => {
  await open(page);
  const starOf = (where: Page) => where.getByRole('button', { name: followName('Nhà 3 – Khách 3'), exact: true });
  await starOf(page).click();
  await page.reload();
  await tab(page, /^Theo dõi 1$/).click();
  await expect.poll(() => idsOf(page)).toEqual(['3']);
  const other = await context.newPage();
  await open(other);
  await starOf(other).click();
  await expect(page.getByText('Bấm ngôi sao cạnh mỗi trận để theo dõi trận đó.')).toBeVisible();
});

test('sorted by league, the hot one comes first, and a league folds', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Theo giải' }).click();
  await expect(matchRows(page).first()).toContainText('Nhà 6');
  await page.reload();
  await expect(page.getByRole('row', { name: /Ngoại hạng Anh 2 trận/ })).toBeVisible();
  await page.getByRole('button', { name: 'Thu gọn Ngoại hạng Anh' }).click();
  await expect(matchRows(page)).toHaveCount(6);
});

test('a competition is found without its marks and picked, and the choice is kept', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Giải đấu' }).click();
  const dialog = page.getByRole('dialog', { name: 'CHỌN GIẢI ĐẤU' });
  await dialog.getByRole('checkbox', { name: /^Chọn tất cả/ }).uncheck();
  await dialog.getByRole('searchbox').fill('cup quoc gia duc');
  await dialog.getByRole('checkbox', { name: /Cúp Quốc gia Đức/ }).check();
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect.poll(() => idsOf(page)).toEqual(['1', '4', '7']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Giải đấu 1' })).toBeVisible();
  await expect(matchRows(page)).toHaveCount(3);
});
