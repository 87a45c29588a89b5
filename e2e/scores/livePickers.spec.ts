import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { matchRows, rowOf } from '../board/board';
import { test } from '../browser/test';
import { boardMatch } from './boardServer';
import { serveBoard } from './boardVisit';

/** Twelve live matches, four of each competition; `Nhà 1` plays in Germany, `Nhà 2` in Viet Nam. */
const MATCHES = Array.from({ length: 12 }, (_, at) => boardMatch(at + 1, { status_id: MatchStatus.FirstHalf }));

/** High enough to mount all rows. */
test.use({ viewport: { width: 1280, height: 1000 } });

const board = serveBoard(MATCHES);

test.beforeEach(async ({ page }) => {
  await page.goto(board.url);
  await expect(matchRows(page)).toHaveCount(12);
});

test('a competition is found without its marks, picked, kept over a reload, and let go of again', async ({ page }) => {
  await page.getByRole('button', { name: 'Giải đấu' }).click();
  const dialog = page.getByRole('dialog', { name: 'CHỌN GIẢI ĐẤU' });
  await expect(dialog.getByRole('checkbox', { name: /^Chọn tất cả/ })).toBeChecked();
  await dialog.getByRole('checkbox', { name: /^Chọn tất cả/ }).uncheck();
  await expect(dialog.getByRole('button', { name: 'Xác nhận' })).toBeDisabled();

  await dialog.getByRole('searchbox', { name: 'Tìm giải đấu' }).fill('khong co');
  await expect(dialog.getByText('Không có dữ liệu')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Tìm giải đấu' }).fill('cup quoc gia duc');
  await expect(dialog.getByRole('listitem')).toHaveText(/Cúp Quốc gia Đức.*4 trận/);
  await dialog.getByRole('checkbox', { name: /Cúp Quốc gia Đức/ }).check();
  await expect(matchRows(page), 'nothing counts before it is confirmed').toHaveCount(12);
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();

  await expect(matchRows(page)).toHaveCount(4);
  await expect(page.getByRole('tab', { name: 'Tất cả 4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Giải đấu 1' })).toBeFocused();
  await page.reload();
  await expect(matchRows(page)).toHaveCount(4);
  expect(await stored(page, 'competitions')).toEqual([2]);

  await page.getByRole('button', { name: 'Giải đấu 1' }).click();
  await dialog.getByRole('checkbox', { name: /^Chọn tất cả/ }).check();
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(matchRows(page)).toHaveCount(12);
  expect(await stored(page, 'competitions'), 'everything is stored as null').toBeNull();
});

test('a team leads to its competition, which is picked alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Giải đấu' }).click();
  const dialog = page.getByRole('dialog', { name: 'CHỌN GIẢI ĐẤU' });
  await dialog.getByRole('searchbox').fill('nha 7');
  await expect(dialog.getByRole('listitem')).toHaveText(/Cúp Quốc gia Đức.*Nhà 7/);
  await dialog.getByRole('button', { name: 'Chỉ giải này: Cúp Quốc gia Đức' }).click();
  await expect(matchRows(page), 'nothing counts before it is confirmed').toHaveCount(12);
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(matchRows(page)).toHaveCount(4);
  expect(await stored(page, 'competitions')).toEqual([2]);
});

test('by the keyboard, Enter confirms what is ticked, but not while a search is typed', async ({ page }) => {
  await page.getByRole('button', { name: 'Quốc gia' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'CHỌN QUỐC GIA' });
  await dialog.getByRole('searchbox').fill('duc');
  await dialog.getByRole('searchbox').press('Enter');
  await expect(dialog).toBeVisible();
  const line = dialog.getByRole('checkbox', { name: /^Đức/ });
  await line.press('Space');
  await expect(line).not.toBeChecked();
  await line.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(matchRows(page)).toHaveCount(8);
});

test('a picker that is closed changes nothing, by Escape, by its button and by its cross', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'CHỌN QUỐC GIA' });
  const opener = page.getByRole('button', { name: 'Quốc gia' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Đóng' }).first().click(),
    () => dialog.getByRole('button', { name: 'Đóng' }).last().click(),
  ]) {
    await opener.click();
    await dialog.getByRole('checkbox', { name: /Việt Nam/ }).uncheck();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await expect(matchRows(page)).toHaveCount(12);
});

test('a country picked in one tab is picked in the other at once, and "Xem tất cả" is the way out', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(board.url);
  await expect(matchRows(other)).toHaveCount(12);

  await page.getByRole('button', { name: 'Quốc gia' }).click();
  const dialog = page.getByRole('dialog', { name: 'CHỌN QUỐC GIA' });
  for (const name of [/^Anh/, /^Đức/]) await dialog.getByRole('checkbox', { name }).uncheck();
  await dialog.getByRole('button', { name: 'Xác nhận' }).click();

  await expect(matchRows(other)).toHaveCount(4);
  await expect(rowOf(other, 'Nhà 2 – Khách 2')).toBeVisible();
  await other.getByRole('tab', { name: /^Kết thúc/ }).click();
  await expect(other.getByText('thuộc các giải đấu, quốc gia đã chọn')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Kết thúc/ }), 'tabs share the filter').toHaveAttribute(
    'aria-selected',
    'true',
  );
  await other.getByRole('button', { name: 'Xem tất cả' }).click();
  for (const tab of [page, other]) await expect(matchRows(tab)).toHaveCount(12);
});

test('what is stored and broken, or of an older shape, hides nothing', async ({ page }) => {
  await page.evaluate(() => {
    const broken = { competitions: '{"value":"1 2"}', countries: '[1]', sort_mode: '{', board_filter: '{"value":7}' };
    for (const [key, text] of Object.entries(broken)) localStorage.setItem(`tyso.${key}`, text);
    localStorage.setItem('tyso.favourites', '{"value":{"1":true}}');
  });
  await page.reload();
  await expect(matchRows(page)).toHaveCount(12);
  await expect(page.getByRole('tab', { name: /^Trực tiếp 12/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Theo dõi 0' })).toBeVisible();
});

test('an open picker, folded leagues and the strip of odds are accessible', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // Two segments on a wide window, one switch on a phone: each board has its own.
      await expect(page.getByRole('button', { name: 'Theo giờ' })).toHaveCount(width > 640 ? 1 : 0);
      const strip = page.getByRole('button', { name: 'Kèo', exact: true });
      if (width <= 640 && (await strip.getAttribute('aria-pressed')) === 'false') await strip.click();
      await page.getByRole('button', { name: 'Theo giải' }).click();
      await page
        .getByRole('button', { name: /^Thu gọn / })
        .first()
        .click();
      expect(await findings(page), `${colorScheme}, ${width} px`).toEqual([]);
      await page
        .getByRole('button', { name: /^Mở rộng / })
        .first()
        .click();
      await page.getByRole('button', { name: 'Giải đấu' }).click();
      await page.getByRole('checkbox', { name: /^V\.League/ }).uncheck();
      expect(await findings(page), `${colorScheme}, ${width} px, picker`).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: width > 640 ? 'Theo giờ' : 'Theo giải' }).click();
    }
  }
});

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}, ${nodes.length} times, first at ${nodes[0]?.html}`);
}

async function stored(page: Page, key: string): Promise<unknown> {
  const text = await page.evaluate((name) => localStorage.getItem(`tyso.${name}`), key);
  const entry: unknown = JSON.parse(text ?? '{}');
  return typeof entry === 'object' && entry && 'value' in entry ? entry.value : undefined;
}
