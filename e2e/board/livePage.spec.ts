import { expect } from '@playwright/test';
import { test } from '../product/test';
import { matchRows, scoreOf } from './board';

test('shows live matches, and they tick', async ({ page }) => {
  // A tall window has many running minutes, so one changes soon.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Tỷ số trực tuyến' })).toBeVisible();
  const playing = matchRows(page).filter({ has: page.getByRole('cell', { name: /^phút \d+/ }) });
  await expect(playing.first()).toBeVisible();
  await expect(scoreOf(playing.first())).toHaveAccessibleName(/^Tỷ số \d+ – \d+$/);
  const minutes = async () => (await playing.allInnerTexts()).join('\n');
  const before = await minutes();
  await expect.poll(minutes, { timeout: 65_000 }).not.toBe(before);
});

test('applies the filter of an address once, then takes it out of the address', async ({ page, product }) => {
  await page.goto('/?filter=all');
  await expect(page.getByRole('tab', { name: /^Tất cả/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`${product.url}/`);
  await page.getByRole('tab', { name: /^Kết thúc/ }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Kết thúc/ }), 'the choice of the visitor').toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('shows by tabs what ended, and says of an empty tab how to see everything', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: /^Kết thúc/ }).click();
  await expect(matchRows(page).first()).toContainText('Hết');
  await page.getByRole('tab', { name: /^Theo dõi/ }).click();
  await expect(page.getByText('Không có dữ liệu')).toBeVisible();
  await page.getByRole('button', { name: 'Xem tất cả' }).click();
  await expect(page.getByRole('tab', { name: /^Tất cả/ })).toHaveAttribute('aria-selected', 'true');
  await expect(matchRows(page).first()).toBeVisible();
});

test('keeps a favourite over a reload, and lists it', async ({ page }) => {
  await page.goto('/');
  const star = matchRows(page)
    .first()
    .getByRole('button', { name: /^Theo dõi / });
  const name = (await star.getAttribute('aria-label')) ?? '';
  await star.click();
  const followed = page.getByRole('button', { name, exact: true });
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(followed).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: /^Theo dõi/ }).click();
  await expect(matchRows(page)).toHaveCount(1);
  await expect(followed).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bottom menu filters the board from any page, and leaves one step back', async ({ page, product }) => {
    await page.goto('/');
    await page.goto('/tips');
    const menu = page.getByRole('navigation', { name: 'Lọc trận đấu' });
    await menu.getByRole('link', { name: 'Kết thúc' }).click();
    await expect(matchRows(page).first()).toContainText('Hết');
    await expect(menu.getByRole('link', { name: 'Kết thúc' })).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(`${product.url}/`);
    await menu.getByRole('link', { name: 'Tất cả' }).click();
    await expect(menu.getByRole('link', { name: 'Tất cả' })).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(matchRows(page).first()).toBeVisible();
  });
});
