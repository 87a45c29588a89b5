import { expect } from '@playwright/test';
import { watch } from '../lanes/watch';
import { test } from '../product/test';

/** Messages of the networks that these tests take away. */
test.use({ expectedNoise: /Failed to load resource|WebSocket connection|\[TySo\]|net::ERR|Federation Runtime/ });

test('a board follows both lanes from its snapshot on, and loads no other', async ({ page }) => {
  const { asked, answers, received } = watch(page);
  await page.goto('/');
  await expect
    .poll(() => asked[0])
    .toMatchObject({ lanes: ['football', 'prices'], since: { football: expect.any(Number) } });
  // A feed that has just begun adds matches, which only boards say.
  await expect(async () => {
    const { boards, changes } = received;
    await expect.poll(() => received.changes - changes).toBeGreaterThan(0);
    expect([received.boards, answers.at(-1)]).toEqual([boards, true]);
  }).toPass();
  expect(received.whole).toBe(0);
});

test('visitors who save data follow football, and prices only while a match is open', async ({ page }) => {
  const { asked } = watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await expect.poll(() => asked.at(-1)?.lanes).toEqual(['football']);
  await page
    .getByRole('button', { name: /chi tiết/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => asked.at(-1)?.lanes).toEqual(['football', 'prices']);
  await page.keyboard.press('Escape');
  await expect.poll(() => asked.at(-1)?.lanes).toEqual(['football']);
  await page.getByRole('button', { name: 'Cài đặt' }).first().click();
  const choice = page.getByRole('switch', { name: 'Tiết kiệm dữ liệu' });
  await expect(choice).toBeChecked();
  await page.getByText('Tiết kiệm dữ liệu', { exact: true }).click();
  await expect.poll(() => asked.at(-1)?.lanes).toEqual(['football', 'prices']);
});

test('a page without matches follows football alone', async ({ page }) => {
  const { asked, received } = watch(page);
  await page.goto('/tin-tuc');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.lanes).toEqual(['football']);
  await expect.poll(() => received.changes).toBeGreaterThan(0);
  expect(received.whole).toBe(0);
});
