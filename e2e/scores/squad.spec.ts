import { expect } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { SQUAD_PATH } from 'shared-kernel/protocol/squad';
import { test } from '../browser/test';
import { drawn } from '../page/drawn';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

const LONG = 'Nguyễn Hoàng Phúc Bảo Long Quốc Thiên Ân Đặng Trần';

const players = [
  { id: 1, name: 'Văn Lâm', number: 1, position: 'G' },
  ...Array.from({ length: 8 }, (_, index) => ({
    id: 10 + index,
    name: `Hậu vệ ${index}`,
    number: 2 + index,
    position: 'D',
  })),
  { id: 30, name: LONG, number: 10, position: 'F' },
  { id: 31, name: 'Người mới', number: 10, position: 'F' },
  { id: 32, name: 'Chưa có số', position: 'F' },
];

const answers = { [SQUAD_PATH]: () => ({ data: { team_id: 1002, coach: 'Kim Sang-sik', players, seen_in: 4 } }) };

const board = serveBoard([boardMatch(1, { status_id: MatchStatus.FirstHalf })], {}, answers);

const ADDRESS = '/doi-bong/1002/nha-1';

for (const viewport of [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the page of a team has its squad, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await noteShifts(page);
    await page.goto(`${board.url}${ADDRESS}`);
    await expect(page.getByRole('heading', { name: 'Cầu thủ ra sân gần đây' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Hậu vệ' }).getByRole('listitem')).toHaveCount(8);
    await expect(page.getByRole('list', { name: 'Tiền đạo' }).getByRole('listitem')).toHaveText([
      /10.*Nguyễn/,
      /10.*Người/,
      'Chưa có số',
    ]);
    await expect(page.getByText('4 trận gần nhất')).toBeVisible();
    const { score, worst } = await shiftSoFar(page);
    expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the squad stands in the page', async ({ page }) => {
    await page.goto(`${board.url}${ADDRESS}`);
    const forwards = page.getByRole('list', { name: 'Tiền đạo' });
    await drawn(page, forwards);
    await expect(forwards).toContainText(LONG);
    await expect(page.getByText('Kim Sang-sik')).toBeVisible();
  });
});
