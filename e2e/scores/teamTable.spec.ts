import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { CUP_PATH, SEASON_PATH } from 'shared-kernel/protocol/season';
import { test } from '../browser/test';
import { drawn } from '../page/drawn';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

/** Of the page's team: three, and six once it leads. */
let points = 3;

const line = (team_id: number, place: number, of: number) => ({
  ...{ team_id, place, points: of, played: 2, won: 1, drawn: 0, lost: 1, goals_for: 2, goals_against: 2 },
});
const teams = [
  { id: 1002, name: 'Nhà 1', form: ['W', 'L'], is_playing: true },
  { id: 1003, name: 'Khách 1', form: ['L', 'W'], is_playing: true },
  { id: 7, name: 'Đội không đá tối nay', form: [] },
  { id: 8, name: 'Mönchengladbach', form: [], is_playing: true },
];
const season = () => {
  const rows = [line(1002, 1, points), line(1003, 2, 2), line(7, 3, 1), line(8, 4, 0)];
  return { data: { name: 'Cúp Quốc gia Đức', matches: 3, teams, total: rows } };
};

const board = serveBoard(
  [boardMatch(1, { status_id: MatchStatus.FirstHalf })],
  {},
  { [SEASON_PATH]: season, [CUP_PATH]: () => ({ data: null }) },
);

const ADDRESS = '/doi-bong/1002/nha-1';

const table = (page: Page) => page.getByRole('table', { name: 'Bảng xếp hạng Cúp Quốc gia Đức' });
const own = (page: Page) => table(page).getByRole('row', { name: /Nhà 1 .*đội của trang này/ });
const pointsOf = (page: Page) => own(page).locator('[data-column=points]');

test.beforeEach(() => {
  points = 3;
});

for (const viewport of [
  { width: 320, height: 700 },
  { width: 1440, height: 900 },
]) {
  test(`the page of a team has the table it stands in, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await noteShifts(page);
    await page.goto(`${board.url}${ADDRESS}`);
    await expect(page.locator('#tyso-first-page')).toHaveCount(0);
    await expect(pointsOf(page)).toHaveText('3');
    await expect(table(page).getByRole('row', { name: /đội của trang này/ })).toHaveCount(1);
    const { score, worst } = await shiftSoFar(page);
    expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    points = 6;
    board.change(1, { home_scores: [1] });
    await expect(pointsOf(page)).toHaveText('6');

    await page.getByRole('link', { name: 'Cúp Quốc gia Đức', exact: true }).click();
    await expect(page).toHaveURL(/\/giai-dau\/2\/cup-quoc-gia-duc$/);
  });
}

test('a table on a phone has targets for fingers, whole words, and marks on the lines of their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${board.url}${ADDRESS}`);
  await expect(page.locator('#tyso-first-page')).toHaveCount(0);
  const links = await table(page).getByRole('link').all();
  expect(links).toHaveLength(teams.length);
  for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const long = table(page).getByRole('rowheader', { name: 'Mönchengladbach' });
  const seen = await long.evaluate((cell) => {
    const name = document.createRange();
    name.selectNodeContents(cell.querySelector('a') ?? cell);
    const mark = cell.querySelector('i')?.getBoundingClientRect();
    const lines = [...name.getClientRects()];
    return {
      lines: lines.length,
      top: lines[0]?.top,
      bottom: lines[0]?.bottom,
      mark: mark && (mark.top + mark.bottom) / 2,
    };
  });
  expect(seen.lines).toBe(1);
  expect(Math.abs(Number(seen.mark) - (Number(seen.top) + Number(seen.bottom)) / 2)).toBeLessThanOrEqual(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table stands in the page, and its teams are links', async ({ page }) => {
    await page.goto(`${board.url}${ADDRESS}`);
    await drawn(page, own(page));
    await expect(pointsOf(page)).toHaveText('3');
    await table(page).getByRole('link', { name: 'Đội không đá tối nay' }).click();
    await expect(page).toHaveURL(/\/doi-bong\/7\//);
  });
});
