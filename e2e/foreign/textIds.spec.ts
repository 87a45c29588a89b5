import { expect } from '@playwright/test';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { matchRows, rowOf, scoreOf } from '../board/board';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { ALPHA, foreignUpdate, ODD_ID, textRange } from './foreignMatches';
import { startForeignServer } from './foreignServer';

const ALPHA_TEAMS = 'Nam Định – Hà Nội FC';
const ODD_TEAMS = 'Hải Phòng – SLNA';

let range: () => unknown = textRange;
let foreign: Awaited<ReturnType<typeof startForeignServer>>;
let product: Product;
test.beforeAll(async () => {
  const answer = () => range();
  foreign = await startForeignServer({ [REST_PATHS.matchRange]: answer, [REST_PATHS.match]: answer });
  product = await startProduct({ API_ORIGIN: foreign.origin });
});
test.beforeEach(() => {
  range = textRange;
});
test.afterAll(async () => {
  await product?.stop();
  await foreign?.stop();
});

test('matches with texts as ids are shown, in spite of an unreadable one', async ({ page }) => {
  await page.goto(product.url);
  await expect(scoreOf(rowOf(page, ALPHA_TEAMS))).toHaveAccessibleName('Tỷ số 1 – 0');
  await expect(scoreOf(rowOf(page, ODD_TEAMS))).toHaveAccessibleName('Tỷ số 2 – 2');
  await expect(matchRows(page)).toHaveCount(2);
});

test('favourites named by text are there after a reload', async ({ page }) => {
  await page.goto(product.url);
  for (const teams of [ALPHA_TEAMS, ODD_TEAMS]) {
    await rowOf(page, teams)
      .getByRole('button', { name: /^Theo dõi/ })
      .click();
  }
  await page.reload();
  await page.getByRole('tab', { name: /^Theo dõi/ }).click();
  await expect(matchRows(page)).toHaveCount(2);
  for (const teams of [ALPHA_TEAMS, ODD_TEAMS]) {
    const star = rowOf(page, teams).getByRole('button', { name: /^Theo dõi/ });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
});

for (const [id, score] of [
  [ALPHA, '1 – 0'],
  [ODD_ID, '2 – 2'],
] as const) {
  test(`an address opens the match named ${id}, and a row leads to that address`, async ({ page }) => {
    const address = `${product.url}/?match=${encodeURIComponent(id)}`;
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
    await expect(dialog).toContainText(score);
    await dialog.getByRole('button', { name: 'Đóng' }).click();
    const row = rowOf(page, id === ALPHA ? ALPHA_TEAMS : ODD_TEAMS);
    await row.getByRole('button', { name: /chi tiết/ }).click();
    await expect(dialog).toContainText(score);
    expect(new URL(page.url()).searchParams.get('match')).toBe(id);
  });
}

test('a push changes the row, announces the goal with its teams, and links to the match', async ({ page }) => {
  await page.goto(product.url);
  const row = rowOf(page, ODD_TEAMS);
  await expect(scoreOf(row)).toHaveAccessibleName('Tỷ số 2 – 2');
  const toast = page.locator('[data-toast]');
  let home = 2;
  await expect(async () => {
    home += 1;
    foreign.push(foreignUpdate(ODD_ID, String(home), '2'));
    await expect(toast.first()).toContainText(`Hải Phòng ${home} – 2 SLNA`, { timeout: 1_000 });
    // This server's snapshot never changes: the one loaded after connecting undoes an earlier push.
    await expect(scoreOf(row)).toHaveAccessibleName(`Tỷ số ${home} – 2`, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(row, 'the start of the half stays').toContainText(/2[01]’/);
  await toast.first().getByRole('link').click();
  await expect(row).toHaveAttribute('data-lit');
});

test('a server whose hub writes as a text what it names by number is one server', async ({ page }) => {
  const { data, ...rest } = textRange();
  range = () => ({ data: [{ ...data[0], id: 12 }], ...rest });
  await page.goto(product.url);
  const score = scoreOf(rowOf(page, ALPHA_TEAMS));
  await expect(score).toHaveAccessibleName('Tỷ số 1 – 0');
  await expect(async () => {
    foreign.push(foreignUpdate('12', '1', '1'));
    await expect(score).toHaveAccessibleName('Tỷ số 1 – 1', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
});

test('a board of which every match was refused says so, and is tried again', async ({ page }) => {
  const { data } = textRange();
  range = () => ({ data: data.map((match) => ({ ...match, id: {} })) });
  await page.goto(product.url);
  await expect(page.getByText('Đã nhận được dữ liệu nhưng không đọc được')).toBeVisible();
  await expect(page.getByText('Không có dữ liệu')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Thử lại' })).toBeVisible();
  range = textRange;
  await expect(matchRows(page), 'by itself, if nobody asks').toHaveCount(2, { timeout: 45_000 });
});
