import { expect } from '@playwright/test';
import { VIEW_PATH } from 'shared-kernel/protocol/beaconLimits';
import { matchRows, rowOf, scoreOf } from '../board/board';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { foreignUpdate } from './foreignMatches';
import { startForeignServer } from './foreignServer';

let foreign: Awaited<ReturnType<typeof startForeignServer>>;
let product: Product;
test.beforeAll(async () => {
  foreign = await startForeignServer();
  product = await startProduct({ API_ORIGIN: foreign.origin });
});
test.afterAll(async () => {
  await product?.stop();
  await foreign?.stop();
});

test('the pages work with any server of the same interface, and leave out unusable matches', async ({ page }) => {
  await page.goto(product.url);
  await expect(scoreOf(rowOf(page, 'Nam Định – Hà Nội FC'))).toHaveAccessibleName('Tỷ số 1 – 0');
  await expect(scoreOf(rowOf(page, 'Hải Phòng – SLNA'))).toHaveAccessibleName('Tỷ số 2 – 2');
  await expect(rowOf(page, 'Nam Định – Hà Nội FC')).toContainText(/2[01]’/);
  await expect(matchRows(page), 'the broken match is left out').toHaveCount(2);
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Top nhà cái' }).click();
  await expect(page.getByRole('heading', { name: 'Top nhà cái', level: 1 })).toBeVisible();
});

test('it has no views, and is asked for one only once', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().endsWith(VIEW_PATH) && asked.push(request.method())));
  const answered = page.waitForResponse((response) => response.url().endsWith(VIEW_PATH));
  await page.goto(product.url);
  expect((await answered).status()).toBe(404);
  await page.clock.runFor(600_000);
  expect(asked).toEqual(['POST']);
});

test('rubbish from its hub is dropped, and the next goal is drawn', async ({ page }) => {
  await page.goto(product.url);
  const score = scoreOf(rowOf(page, 'Nam Định – Hà Nội FC'));
  await expect(score).toHaveAccessibleName('Tỷ số 1 – 0');
  await expect(async () => {
    foreign.push('{"match_id": 1, "score');
    foreign.push(42);
    foreign.push();
    foreign.push('{"match_id":"1","score":["1","2",null,["9"],"0"]}');
    foreign.push('{"__proto__":{"match_id":1}}');
    foreign.push(foreignUpdate('404', '7', '7'));
    foreign.push(foreignUpdate('1', '1', '1'));
    await expect(score).toHaveAccessibleName('Tỷ số 1 – 1', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(matchRows(page)).toHaveCount(2);
  await expect(page.getByText('Mất kết nối')).toBeHidden();
});
