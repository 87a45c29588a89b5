import { expect, type Page } from '@playwright/test';
import type { MatchRecord } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { advertAt } from '../adverts/places';
import { matchRows } from '../board/board';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';
import { boardMatch, boardOf } from '../scores/boardServer';
import { boxOf } from './boxOf';

const { FirstHalf, NotStarted } = MatchStatus;

const minutes = (count: number) => Math.floor(Date.now() / 1000) + count * 60;

/** An ordinary morning: ten live of 292, three of them hot, two hot ones soon, forty hot ones later. */
const MATCHES: readonly MatchRecord[] = Array.from({ length: 292 }, (_, at) => {
  if (at < 10) return boardMatch(at + 1, { status_id: FirstHalf, is_hot: at < 3 });
  const waiting = { status_id: NotStarted, is_hot: at < 52 };
  return boardMatch(at + 1, { ...waiting, match_time: minutes(at < 12 ? 30 + at : 90 + at) });
});

test.beforeEach(async ({ page }) => {
  await withoutToasts(page);
  await page.route('**/api/match/range?*', (route) => route.fulfill({ json: boardOf(MATCHES) }));
});

/** Screens, with the number of whole rows, of live ones among them, and the percent that adverts take. Each run has three. */
const SCREENS = [
  { width: 390, height: 844, rows: 8, live: 6, adverts: 18 },
  { width: 1440, height: 900, rows: 12, live: 8 },
  { width: 915, height: 412, rows: 5, live: 3, adverts: 7 },
  { width: 1024, height: 768, rows: 8, live: 4 },
  { width: 320, height: 568, rows: 2, live: 2 },
  { width: 768, height: 1024, rows: 1, live: 1 },
  { width: 1920, height: 1080, rows: 1, live: 1 },
].slice(0, process.env.TEST_RING === 'long' ? 7 : 3);

for (const { width, height, rows, live, adverts = 100 } of SCREENS) {
  test(`${width} × ${height}: the first screen has ${rows} whole rows, ${live} live, and nothing covers what the keyboard comes to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(matchRows(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quảng cáo cuối màn hình' }).getByRole('img')).toBeVisible();
    const isLow = height <= 500;
    await expect(advertAt(page, 'đầu trang').getByRole('img')).toBeVisible({ visible: !isLow });
    const [logo, content] = await Promise.all([boxOf(page.locator('header svg').first()), boxOf(page.locator('main'))]);
    if (width > 640) expect(logo.x).toBeCloseTo(content.x, 0);
    const seen = await matchRows(page).evaluateAll(wholeRows);
    expect(seen.length).toBeGreaterThanOrEqual(rows);
    expect(seen.filter((phase) => phase === 'live').length).toBeGreaterThanOrEqual(live);
    expect(await page.evaluate(advertPercent)).toBeLessThanOrEqual(adverts);
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(coveredFocus), `stop ${stop + 1}`).toBeUndefined();
    }
    // On a phone, upright or sideways, the third one stands among the matches.
    await page.evaluate(() => window.scrollTo(0, 100));
    await expect(advertAt(page, 'trên bảng').getByRole('img')).toBeVisible();
    expect(await matchRows(page).evaluateAll(countAboveAdvert)).toBe(width <= 640 || isLow ? 9 : 0);
  });
}

test('fifteen stops of the keyboard lead to the first star, and nothing covers one of them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quảng cáo cuối màn hình' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Đến bảng tỷ số' })).toBeFocused();
  await page.keyboard.press('Enter');
  let stops = 1;
  while (!(await isAtStar(page))) {
    expect(++stops).toBeLessThanOrEqual(15);
    await page.keyboard.press('Tab');
  }
});

test('every chevron points right while its part is closed, and down while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  const expectChevron = (name: string | RegExp, to: string) =>
    expect.poll(() => page.getByRole('button', { name }).first().evaluate(direction), `${name}`).toBe(to);
  await expectChevron('Giải đấu', 'right');
  await expectChevron(/^Xem thêm/, 'right');
  await page.getByRole('button', { name: /^Xem thêm/ }).click();
  await expectChevron('Thu gọn', 'down');
  await page.getByRole('button', { name: 'Theo giải' }).click();
  await expectChevron(/^Thu gọn/, 'down');
  await page
    .getByRole('button', { name: /^Thu gọn/ })
    .first()
    .click();
  await expectChevron(/^Mở rộng/, 'right');
});

const isAtStar = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Theo dõi trận ') ?? false);

/** Runs in the page: where the tip of a button's chevron points, a lower right corner that is turned. */
function direction(button: Element): string {
  const { a, b } = new DOMMatrix(getComputedStyle(button, '::after').transform);
  return { '-45': 'right', '45': 'down' }[Math.round((Math.atan2(b, a) * 180) / Math.PI)] ?? 'elsewhere';
}

/** Runs in the page: the phases of the rows that are whole in the window, and whose ends nothing covers. */
function wholeRows(rows: Element[]): (string | null)[] {
  const isWhole = (row: Element) => {
    const { left, width, top, bottom } = row.getBoundingClientRect();
    const places = [top + 2, bottom - 2].flatMap((y) => [0.1, 0.5, 0.9].map((part) => [left + part * width, y]));
    return (
      bottom <= window.innerHeight &&
      places.every(([x = 0, y = 0]) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && row.contains(seen);
      })
    );
  };
  return rows.filter(isWhole).map((row) => row.getAttribute('data-phase'));
}

/** Runs in the page: how much of the window adverts with their marks take, by points that are 4 px apart. */
function advertPercent(): number {
  const every = (size: number) => Array.from({ length: Math.floor(size / 4) }, (_, at) => at * 4 + 1);
  const points = every(window.innerHeight).flatMap((y) => every(window.innerWidth).map((x) => [x, y] as const));
  const taken = points.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-slot] section'));
  return (100 * taken.length) / points.length;
}

/** Runs in the page: the matches before the advert of the board, in the order in which they are read. */
function countAboveAdvert(rows: Element[]): number {
  const advert = document.querySelector('[data-slot=OnHeaderLevel3]');
  const isAbove = (row: Element) =>
    advert && row.compareDocumentPosition(advert) & Node.DOCUMENT_POSITION_FOLLOWING ? [row] : [];
  return rows.flatMap(isAbove).length;
}

/** Runs in the page: what has the focus where nothing of it is seen. */
function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const [across, down] = [(right - left) / 4, (bottom - top) / 4];
  const places = [1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => [left + x * across, top + y * down]));
  const isSeen = places.some(([x = 0, y = 0]) => {
    const seen = document.elementFromPoint(x, y);
    return seen !== null && (focused.contains(seen) || seen.contains(focused));
  });
  return isSeen ? undefined : `${focused.outerHTML.slice(0, 120)} at ${left}, ${top}`;
}
