import { expect, type Page } from '@playwright/test';
import { matchRows, rowOf, scoreOf } from '../board/board';
import { rendered } from '../page/rendered';
import { noteShifts, SHIFT_BUDGET, shiftSoFar } from '../page/shifts';
import { test } from '../product/test';
import { withoutToasts } from '../product/withoutToasts';

/** Both matches went to a shoot-out. */
test.use({ site: 'replay' });

const bracket = (page: Page) => page.getByRole('group', { name: 'Vòng loại trực tiếp' });

/** The board, once both matches have ended. */
async function openEnded(page: Page): Promise<void> {
  await page.goto('/?filter=all');
  await expect(page.getByRole('tab', { name: 'Kết thúc 2' })).toBeVisible();
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].slice(0, process.env.TEST_RING === 'long' ? 2 : 1)) {
  test(`the bracket of a cup stands in the HTML, and moves nothing as the app comes, ${viewport.width} px wide`, async ({
    page,
    browser,
  }) => {
    await withoutToasts(page);
    await openEnded(page);
    await page.goto(`/tran-dau/${await matchRows(page).first().getAttribute('data-match')}`);
    await page.locator('main a[href*="/giai-dau/"]').first().click();
    await expect(page).toHaveURL(/\/giai-dau\/[^/]+\/[a-z0-9-]+$/);
    await page.setViewportSize(viewport);
    await noteShifts(page);
    await page.reload();
    await expect(bracket(page).getByRole('listitem')).toHaveCount(2);
    await expect(bracket(page).getByRole('paragraph').filter({ hasText: 'Croatia' })).toContainText('luân lưu 4');
    const shift = await shiftSoFar(page);
    expect(shift.score, shift.worst).toBeLessThanOrEqual(SHIFT_BUDGET);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    const context = await browser.newContext({ javaScriptEnabled: false });
    const html = await context.newPage();
    await html.goto(page.url());
    await rendered(html, bracket(html));
    await bracket(html).getByRole('link', { name: 'Argentina', exact: true }).click();
    await rendered(html, html.getByRole('heading', { level: 1, name: 'Argentina' }));
    await context.close();
  });
}

test('at every width a shoot-out stands below the score of its row; an address opens its match', async ({
  page,
  baseURL,
}) => {
  await openEnded(page);
  const row = rowOf(page, 'Hà Lan – Argentina');
  for (const width of [700, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await scoreOf(row).evaluate(beyondItsCell), `${width} px`).toEqual([]);
  }
  const id = await row.getAttribute('data-match');
  await page.goto('/tips');
  await page.goto(`/?match=${id}`);
  const detail = page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
  await expect(
    detail.getByRole('list', { name: 'Diễn biến' }).getByRole('listitem').filter({ hasText: '90+11’' }),
  ).toContainText(/^Bàn thắng, Hà Lan, phút 90 cộng 11, Wout Weghorst, tỷ số 2 – 2/);
  await detail.getByRole('button', { name: 'Đóng', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${baseURL}/tips`);
});

/** Runs in the page: the texts of a cell that reach out of it. */
function beyondItsCell(cell: Element): readonly string[] {
  const { left, right } = cell.getBoundingClientRect();
  const parts = [...cell.querySelectorAll('span, b, small')];
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    return box.left < left || box.right > right ? [`${part.textContent} from ${box.left} to ${box.right}`] : [];
  });
}
