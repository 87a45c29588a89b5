import { expect, type Page } from '@playwright/test';
import { REST_PATHS } from 'shared-kernel/protocol/rest';
import { matchRows, rowOf, scoreOf } from '../board/board';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { foreignRange, foreignUpdate, ODD_ID, textRange } from './foreignMatches';
import { FOREIGN, startForeignServer } from './foreignServer';

const FIRST = 'Nam Định – Hà Nội FC';
const SECOND = 'Hải Phòng – SLNA';

let range: () => unknown = foreignRange;
let foreign: Awaited<ReturnType<typeof startForeignServer>>;
let product: Product;
test.beforeAll(async () => {
  const answer = () => range();
  foreign = await startForeignServer({ ...FOREIGN, [REST_PATHS.matchRange]: answer, [REST_PATHS.match]: answer });
  product = await startProduct({ API_ORIGIN: foreign.origin });
});
test.afterAll(async () => {
  await product?.stop();
  await foreign?.stop();
});

async function expectBoard(page: Page): Promise<void> {
  await page.goto(product.url);
  await expect(scoreOf(rowOf(page, FIRST))).toHaveAccessibleName('Tỷ số 1 – 0');
  await expect(scoreOf(rowOf(page, SECOND))).toHaveAccessibleName('Tỷ số 2 – 2');
  await expect(matchRows(page), 'the broken match is left out').toHaveCount(2);
}

test('pages work with any server of the same interface; rubbish from its hub is dropped, and the next goal is shown', async ({
  page,
}) => {
  range = foreignRange;
  await expectBoard(page);
  await expect(rowOf(page, FIRST)).toContainText(/2[01]’/);
  const score = scoreOf(rowOf(page, FIRST));
  // Its snapshot never changes: the one that a page loads after connecting undoes an earlier push.
  await expect(async () => {
    foreign.push('{"match_id": 1, "score');
    foreign.push(42);
    foreign.push();
    foreign.push('{"match_id":"1","score":["1","2",null,["9"],"0"]}');
    foreign.push('{"__proto__":{"match_id":1}}');
    foreign.push(foreignUpdate('404', '7', '7'));
    foreign.push(foreignUpdate('1', '1', '1'));
    await expect(score).toHaveAccessibleName('Tỷ số 1 – 1', { timeout: 1_000 });
  }).toPass();
  await expect(matchRows(page)).toHaveCount(2);
  await expect(page.getByText('Mất kết nối')).toBeHidden();
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Top nhà cái' }).click();
  await expect(page.getByRole('heading', { name: 'Top nhà cái', level: 1 })).toBeVisible();
});

test('matches with texts as ids are shown, opened, and change; a toast leads to the row', async ({ page }) => {
  range = textRange;
  await expectBoard(page);
  const row = rowOf(page, SECOND);
  const dialog = page.getByRole('dialog', { name: 'Chi tiết trận đấu' });
  await row.getByRole('button', { name: /chi tiết/ }).click();
  await expect(dialog).toContainText('2 – 2');
  expect(new URL(page.url()).searchParams.get('match')).toBe(ODD_ID);
  await page.reload();
  await expect(dialog).toContainText('2 – 2');
  await dialog.getByRole('button', { name: 'Đóng', exact: true }).click();

  const toast = page.locator('[data-toast]').first();
  let home = 2;
  await expect(async () => {
    home += 1;
    foreign.push(foreignUpdate(ODD_ID, String(home), '2'));
    await expect(toast).toContainText(`Hải Phòng ${home} – 2 SLNA`, { timeout: 1_000 });
    await expect(scoreOf(row)).toHaveAccessibleName(`Tỷ số ${home} – 2`, { timeout: 1_000 });
  }).toPass();
  await expect(row, 'the start of the half stays').toContainText(/2[01]’/);
  await toast.getByRole('link').click();
  await expect(row).toHaveAttribute('data-lit');
});
