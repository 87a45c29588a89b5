import { expect, type Locator, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { emptySlots } from '../adverts/places';
import { matchRows, rowOf } from '../board/board';
import { test } from '../browser/test';
import { canAnnounce } from '../shell/connected';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

const { FirstHalf, NotStarted, Ended } = MatchStatus;

/** Forty live matches, then 160 upcoming ones. */
const MATCHES = Array.from({ length: 200 }, (_, at) =>
  boardMatch(at + 1, at < 40 ? { status_id: FirstHalf } : { status_id: NotStarted, match_time: inSeconds(3600 + at) }),
);

/** How often a key is pressed, by the ring. */
const KEYS = process.env.TEST_RING === 'long' ? 40 : 20;

/** With a chat box, which stands over the board's end. */
const board = serveBoard(MATCHES, { CHAT_URL: '/404.html' });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a row in view stays where it is when matches above begin and end', async ({ page }) => {
      await open(page);
      await scrollTo(page, 'Nhà 80 – Khách 80');
      const row = rowOf(page, 'Nhà 80 – Khách 80');
      const place = await topOf(row);
      // One leaves from above for the ended, which this tab does not show; two move from below to the live ones above.
      board.change(3, { status_id: Ended });
      board.change(190, { status_id: FirstHalf });
      board.change(191, { status_id: FirstHalf });
      await expect(page.getByText('158 trận', { exact: true }).first(), 'the stuck header counts').toBeVisible();
      await expect.poll(() => topOf(row)).toBe(place);

      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.getByRole('row', { name: /Trực tiếp 41 trận/ })).toBeVisible();
    });

    test('what the keyboard comes to is not covered, nor by the notice of a lost connection as it comes', async ({
      page,
    }) => {
      await open(page);
      await page.getByRole('button', { name: 'Theo dõi trận Nhà 1 gặp Khách 1', exact: true }).focus();
      for (const key of [...Array(KEYS).fill('Tab'), ...Array(KEYS / 2).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        expect(await page.evaluate(coveredFocus), key).toBeUndefined();
      }
      await canAnnounce(page);
      await page.context().setOffline(true);
      await expect(page.getByRole('button', { name: 'Thử lại' })).toBeVisible();
      await expect.poll(() => page.evaluate(coveredFocus), 'as it comes').toBeUndefined();
      for (const key of [...Array(KEYS / 2).fill('Tab'), ...Array(KEYS / 2).fill('Shift+Tab')]) {
        await page.keyboard.press(key);
        expect(await page.evaluate(coveredFocus), `${key}, with the notice`).toBeUndefined();
      }
    });

    test('a reload and Back return to the place', async ({ page }) => {
      await open(page);
      // This board has no adverts: the reload is rendered without their space.
      await expect.poll(() => emptySlots(page)).toContain('OnHeaderLevel3');
      await scrollTo(page, 'Nhà 120 – Khách 120');
      const row = rowOf(page, 'Nhà 120 – Khách 120');
      const place = await topOf(row);
      await page.reload();
      await expect(row).toBeInViewport();
      await expect.poll(() => topOf(row).then((top) => Math.abs(top - place))).toBeLessThanOrEqual(2);
      // Dispatched, because the pointer would have to scroll up to the menu.
      await page.getByRole('link', { name: 'Top nhà cái' }).first().dispatchEvent('click');
      await expect(page.getByRole('heading', { name: 'Top nhà cái', level: 1 })).toBeVisible();
      await page.goBack();
      await expect.poll(() => topOf(row).then((top) => Math.abs(top - place))).toBeLessThanOrEqual(2);
    });
  });
}

test('an address leads to a match far down, marks it for a moment and is clean again', async ({ page }) => {
  await page.goto(`${board.url}/?highlight=190`);
  const row = rowOf(page, 'Nhà 190 – Khách 190');
  await expect(row).toHaveAttribute('data-lit');
  await expect(row).toBeInViewport();
  await expect(page).toHaveURL(`${board.url}/`);
  await expect(row).not.toHaveAttribute('data-lit');
});

test('the keyboard stays with a row that is scrolled out of sight, and goes on from it when it is back', async ({
  page,
}) => {
  await open(page);
  const star = page.getByRole('button', { name: 'Theo dõi trận Nhà 6 gặp Khách 6', exact: true });
  await star.focus();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 4000);
  await expect(star, 'is taken out of the page').toHaveCount(0);
  await expect(page.getByRole('table'), 'holds the focus meanwhile').toBeFocused();
  await page.mouse.wheel(0, -4000);
  await expect(star).toBeFocused();
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.mouse.wheel(0, 4000);
  await expect(page.getByRole('table')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-match] :focus'), 'Tab goes on among the rows in sight').toHaveCount(1);
});

async function open(page: Page): Promise<void> {
  await page.goto(board.url);
  await expect(matchRows(page).first()).toBeVisible();
}

/** Scrolls until the row is in the window, and waits until the pointer counts as idle. */
async function scrollTo(page: Page, teams: string): Promise<void> {
  await page.mouse.move(200, 500);
  await expect(async () => {
    if (!(await isInMiddle(rowOf(page, teams), page))) await page.mouse.wheel(0, 250);
    expect(await isInMiddle(rowOf(page, teams), page)).toBe(true);
  }).toPass({ intervals: [30] });
}

async function isInMiddle(row: Locator, page: Page): Promise<boolean> {
  if ((await row.count()) === 0) return false;
  const height = page.viewportSize()?.height ?? 0;
  const top = await topOf(row);
  return top > 150 && top < height - 200;
}

async function topOf(row: Locator): Promise<number> {
  return row.evaluate((line) => Math.round(line.getBoundingClientRect().top));
}

function inSeconds(seconds: number): number {
  return Math.floor(Date.now() / 1000) + seconds;
}

/** Runs in the page: what covers the whole upper or lower end of the focused button, if anything does. */
function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  const row = focused?.closest('[data-match]');
  if (!focused || !row) return `${focused?.outerHTML.slice(0, 80)} has the focus, no button of a row`;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // While the page scrolls, the list ignores the pointer and its container is hit instead.
  const isSeen = (x: number, y: number) => {
    const seen = document.elementFromPoint(x, y);
    return seen !== null && (row.contains(seen) || seen.contains(row));
  };
  const isCovered = [top + 1, bottom - 1].some((y) => !isSeen(left + 2, y) && !isSeen(right - 2, y));
  return isCovered ? `${focused.getAttribute('aria-label')} at ${top} of ${window.innerHeight}` : undefined;
}
