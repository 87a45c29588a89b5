import { expect, type Page } from '@playwright/test';
import { matchRows, rowOf, scoreOf } from '../board/board';
import { boxOf } from '../page/boxOf';
import { type Product, startProduct } from '../product/startProduct';
import { test } from '../product/test';

/** Both quarter-finals of 9 December 2022; slow enough to open one before its first goal in the 106th minute. */
const SPEED = '400';

let replay: Product;
test.beforeAll(async () => {
  replay = await startProduct({ FEED: 'replay', REPLAY_SPEED: SPEED });
});
test.afterAll(() => replay?.stop());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
const timeline = (page: Page) => dialog(page).getByRole('list', { name: 'Diễn biến' });
const lines = (page: Page) => timeline(page).getByRole('listitem');
const lineOf = (page: Page, player: string) => lines(page).filter({ hasText: player });
const openerOf = (page: Page, teams: string) => rowOf(page, teams).getByRole('button', { name: /chi tiết/ });

test('a match is watched in its detail to the last kick: goals and cards come as they happen, and nothing jumps', async ({
  page,
}) => {
  await page.goto(`${replay.url}/?filter=all`);
  const opener = openerOf(page, 'Croatia – Brazil');
  await opener.click({ timeout: 30_000 });
  const detail = dialog(page);
  await expect(detail.getByText('Croatia', { exact: true })).toBeVisible();
  await detail.evaluate((element) => Reflect.set(element, 'isTheSame', true));

  await expect(lineOf(page, 'Danilo')).toBeVisible({ timeout: 30_000 });
  await expect(lineOf(page, 'Neymar'), 'his goal is 80 minutes away').toHaveCount(0);
  const place = await boxOf(detail);
  await expect(timeline(page).getByText('Hết hiệp một 0 – 0')).toBeVisible({ timeout: 30_000 });
  expect(await boxOf(detail)).toEqual(place);
  await expect(lines(page).last(), 'what came first is below').toContainText('Danilo');
  await expect(lineOf(page, 'Neymar')).toContainText('0 – 1', { timeout: 60_000 });
  await expect(detail.getByRole('status').filter({ hasText: 'Croatia 0 – 1 Brazil' })).toHaveCount(1);

  await expect(timeline(page).getByText('Kết thúc, sau hiệp phụ 1 – 1')).toBeVisible({ timeout: 60_000 });
  await expect(lines(page).first(), 'in order when it is over').toContainText('Danilo');
  const shootout = detail.getByRole('group', { name: 'Loạt sút luân lưu' });
  await expect(shootout.getByRole('img', { name: /vào$/ })).toHaveCount(6);
  await expect(shootout.getByRole('img', { name: /hỏng$/ })).toHaveCount(2);
  expect(await detail.evaluate((element) => Reflect.get(element, 'isTheSame'))).toBe(true);

  await page.goBack();
  await expect(detail).toHaveCount(0);
  await expect(openerOf(page, 'Croatia – Brazil')).toBeFocused();
});

test('the other one, opened by its address, shows ten minutes of added time and their scorers', async ({ page }) => {
  await page.goto(`${replay.url}/?filter=all`);
  await expect(scoreOf(rowOf(page, 'Hà Lan – Argentina'))).toHaveAccessibleName(/\(3 – 4 pen\)/, { timeout: 120_000 });
  for (const width of [700, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await scoreOf(rowOf(page, 'Hà Lan – Argentina')).evaluate(beyondItsCell);
    expect(wide, `the shoot-out is below the score, at ${width} px`).toEqual([]);
  }
  const id = await rowOf(page, 'Hà Lan – Argentina').getAttribute('data-match');
  await page.goto(`${replay.url}/tips`);
  await page.goto(`${replay.url}/?match=${id}`);
  const equaliser = lines(page).filter({ hasText: '90+11’' });
  await expect(equaliser).toContainText(/^Bàn thắng, Hà Lan, phút 90 cộng 11, Wout Weghorst, tỷ số 2 – 2/);
  await dialog(page).getByRole('button', { name: 'Đóng' }).click();
  await expect(page).toHaveURL(`${replay.url}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${replay.url}/tips`);
});

test.describe('on the simulated day', () => {
  test('the pointer that rests on a score sees the incidents, one that passes by does not', async ({ page }) => {
    await page.goto('/?filter=end');
    const score = matchRows(page)
      .nth(3)
      .getByRole('button', { name: /chi tiết/ });
    const hoverCard = page.locator('[data-hover-card]');
    const bottomAdvert = page.locator('[data-slot="FixBottom"]');
    await expect(bottomAdvert.getByRole('link')).toBeVisible();
    // A match whose card is below the score, with an advert under it. The card closes on scrolling, and when its row
    // moves from under the pointer while the page loads; then the pointer moves there again.
    await expect(async () => {
      await score.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 300));
      await page.mouse.move(5, 5);
      const place = await boxOf(score);
      await page.mouse.move(place.x + 20, place.y + 10);
      await expect(hoverCard).toContainText('Hết hiệp một', { timeout: 2_000 });
    }).toPass();
    const [box, advert] = [await boxOf(hoverCard), await boxOf(bottomAdvert)];
    expect(box.y).toBeGreaterThan(300);
    expect(box.height).toBeLessThanOrEqual(390);
    expect(box.y + box.height, 'ends above the advert').toBeLessThanOrEqual(advert.y);
    await hoverCard.hover();
    await expect(hoverCard).toBeVisible();
    await page.getByRole('tab', { name: /^Kết thúc/ }).hover();
    await expect(hoverCard).toHaveCount(0);
    await score.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(hoverCard).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hoverCard).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(score).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a tap anywhere on the row opens the detail, one on the star does not', async ({ page }) => {
      await page.goto('/?filter=end');
      const row = matchRows(page).first();
      await row.getByRole('button', { name: /^Theo dõi/ }).tap();
      await expect(row.getByRole('button', { name: /^Theo dõi/ })).toHaveAttribute('aria-pressed', 'true');
      await expect(dialog(page)).toHaveCount(0);
      await row.tap({ position: { x: 30, y: 40 } });
      const body = dialog(page).getByRole('region', { name: 'Chi tiết trận đấu' });
      expect(Math.floor((await boxOf(body)).height)).toBeLessThanOrEqual(844 / 2 - 52);
      const { x, y, width, height } = await boxOf(dialog(page));
      expect({ x, width, bottom: y + height }, 'a sheet from the bottom edge').toEqual({
        x: 0,
        width: 390,
        bottom: 844,
      });
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
    });
  });

  test('a match to come is opened by its address, and leads to the previews', async ({ page }) => {
    await page.goto('/lich-thi-dau');
    const [id, words] = await matchRows(page)
      .last()
      .evaluate((row) => [row.getAttribute('data-match'), row.textContent]);
    const kickOff = /\d\d:\d\d/.exec(words ?? '')?.[0];
    await page.goto(`/?match=${id}`);
    await expect(dialog(page).getByText(kickOff ?? 'no time')).toBeVisible();
    await expect(dialog(page).getByRole('group', { name: 'Tỷ lệ kèo' })).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Xem các bài nhận định' }).click();
    await expect(page).toHaveURL(/\/nhan-dinh-bong-da$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('an address leads to a match far down, marks it for two seconds and is clean again', async ({
    page,
    product,
  }) => {
    await page.goto('/?filter=end');
    const last = await idOfARowFarDown(page);
    await page.goto(`/?highlight=${last}`);
    const row = page.locator(`[data-match="${last}"]`);
    await expect(row).toHaveAttribute('data-lit');
    await expect(row).toBeInViewport();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(row).not.toHaveAttribute('data-lit');
  });
});

async function idOfARowFarDown(page: Page): Promise<string | null> {
  await expect(matchRows(page).first()).toBeVisible();
  // To the end of the board, not of the page, where more content may be.
  await expect(async () => {
    await page.getByRole('table').evaluate((table) => table.scrollIntoView({ block: 'end' }));
    await expect(matchRows(page).last()).toBeInViewport({ timeout: 1000 });
  }).toPass();
  return matchRows(page).last().getAttribute('data-match');
}

/** Runs in the page: the texts of a cell that reach out of it. */
function beyondItsCell(cell: Element): readonly string[] {
  const { left, right } = cell.getBoundingClientRect();
  const parts = [...cell.querySelectorAll('span, b, small')];
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    return box.left < left || box.right > right ? [`${part.textContent} from ${box.left} to ${box.right}`] : [];
  });
}
