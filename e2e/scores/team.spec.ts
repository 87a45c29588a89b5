import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { CUP_PATH, SEASON_PATH } from 'shared-kernel/protocol/season';
import { SQUAD_PATH } from 'shared-kernel/protocol/squad';
import { test } from '../browser/test';
import { rendered } from '../page/rendered';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

const LONG = 'Nguyễn Hoàng Phúc Bảo Long Quốc Thiên Ân Đặng Trần';

const players = [
  { id: 1, name: 'Văn Lâm', number: 1, position: 'G' },
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({ id: 8 + number, name: `Hậu vệ ${number}`, number, position: 'D' })),
  { id: 30, name: LONG, number: 10, position: 'F' },
  { id: 31, name: 'Người mới', number: 10, position: 'F' },
  { id: 32, name: 'Chưa có số', position: 'F' },
];

/** The points of the page's team: three, and six once it leads. */
let points = 3;

const line = (team_id: number, place: number, of: number) => ({
  team_id,
  place,
  points: of,
  played: 2,
  won: 1,
  drawn: 0,
  lost: 1,
  goals_for: 2,
  goals_against: 2,
});
const teams = [
  { id: 1002, name: 'Nhà 1', form: ['W', 'L'], is_playing: true },
  { id: 1003, name: 'Khách 1', form: ['L', 'W'], is_playing: true },
  { id: 7, name: 'Đội không đá tối nay', form: [] },
  { id: 8, name: 'Mönchengladbach', form: [], is_playing: true },
];
const season = () => {
  const total = [line(1002, 1, points), line(1003, 2, 2), line(7, 3, 1), line(8, 4, 0)];
  return { data: { name: 'Cúp Quốc gia Đức', matches: 3, teams, total } };
};

const board = serveBoard(
  [boardMatch(1, { status_id: MatchStatus.FirstHalf })],
  {},
  {
    [SEASON_PATH]: season,
    [CUP_PATH]: () => ({ data: null }),
    [SQUAD_PATH]: () => ({ data: { team_id: 1002, coach: 'Kim Sang-sik', players, seen_in: 4 } }),
  },
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
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].slice(0, process.env.TEST_RING === 'long' ? 3 : 1)) {
  test(`the page of a team has its table and squad, and moves nothing, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await noteShifts(page);
    await page.goto(`${board.url}${ADDRESS}`);
    await expect(page.locator('#tyso-first-page')).toHaveCount(0);
    await expect(pointsOf(page)).toHaveText('3');
    await expect(page.getByRole('list', { name: 'Hậu vệ' }).getByRole('listitem')).toHaveCount(8);
    await expect(page.getByRole('list', { name: 'Tiền đạo' }).getByRole('listitem')).toHaveText([
      /10.*Nguyễn/,
      /10.*Người/,
      'Chưa có số',
    ]);
    const { score, worst } = await shiftSoFar(page);
    expect(score, worst).toBeLessThanOrEqual(SHIFT_BUDGET);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    if (viewport.width === 320) await expectTableForFingers(page);

    points = 6;
    board.change(1, { home_scores: [1] });
    await expect(pointsOf(page), 'read again after a goal').toHaveText('6');

    await page.getByRole('link', { name: 'Cúp Quốc gia Đức', exact: true }).click();
    await expect(page).toHaveURL(/\/giai-dau\/2\/cup-quoc-gia-duc$/);
  });
}

/** Targets are high enough, names are whole words, and marks stand on the lines of their names. */
async function expectTableForFingers(page: Page): Promise<void> {
  const links = await table(page).getByRole('link').all();
  expect(links).toHaveLength(teams.length);
  for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const long = table(page).getByRole('rowheader', { name: 'Mönchengladbach' });
  const seen = await long.evaluate((cell) => {
    const name = document.createRange();
    name.selectNodeContents(cell.querySelector('a > bdi') ?? cell);
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
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('table and squad stand in the page, and teams are links', async ({ page }) => {
    await page.goto(`${board.url}${ADDRESS}`);
    await rendered(page, own(page));
    await expect(pointsOf(page)).toHaveText('3');
    await expect(page.getByRole('list', { name: 'Tiền đạo' })).toContainText(LONG);
    await expect(page.getByText('Kim Sang-sik')).toBeVisible();
    await table(page).getByRole('link', { name: 'Đội không đá tối nay' }).click();
    await expect(page).toHaveURL(/\/doi-bong\/7\//);
  });
});
