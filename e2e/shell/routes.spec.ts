import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu chính' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the tab names the page from the first byte, and the app agrees', async ({ page, product }) => {
  for (const path of ['/', '/lich-thi-dau', '/tips', '/news', '/top-nha-cai']) {
    const html = await (await fetch(new URL(path, product.url))).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '';
    expect(title).toMatch(/^[^|]+ \| TySo$/);
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.title(), path).toBe(title);
    // Search engines are to drop a page under construction.
    if (html.includes('content="noindex"')) continue;
    expect(description.length).toBeGreaterThan(20);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  }
});

test('a page begins at its top; Back, Forward and a reload come back to where the visitor was', async ({ page }) => {
  await page.goto('/');
  await expect(matchRows(page).first()).toBeVisible();
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => scrolled(page)).toBe(3_000);
  // Without a pointer, which would first scroll the link into view.
  await menu(page).getByRole('link', { name: 'Tin tức' }).dispatchEvent('click');
  await expect(main(page).getByRole('article').nth(2)).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(3_000);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('by keyboard alone: past the header, through the menu, and into the page it leads to', async ({
  page,
  product,
}) => {
  await page.goto('/tips');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Đến nội dung chính' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await expect(page).toHaveURL(`${product.url}/tips`);
  await menu(page).getByRole('link', { name: 'Top nhà cái' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/top-nha-cai`);
  await expect(main(page)).toBeFocused();
  await expect(menu(page).getByText('Top nhà cái')).toHaveAttribute('aria-current', 'page');
});

test('a long menu has the current page in sight, also after the phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news');
  const current = menu(page).getByText('Tin tức', { exact: true });
  // The entry before it appears late.
  await expect(menu(page).getByRole('link', { name: 'Top nhà cái' })).toBeAttached();
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 390 });
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(current).toBeInViewport({ ratio: 1 });
});

test.describe('a page without its settings', () => {
  test.use({ expectedNoise: /./ });

  test('says that it failed, with a link that reloads it', async ({ page, product }) => {
    await page.route('**/tips', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"signature_secret"', '"lost"') });
    });
    await page.goto('/tips');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.getByRole('link', { name: 'Về trang chủ' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(matchRows(page).first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is there, and does not promise that something loads', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Kết quả' }).first()).toBeVisible();
    await expect(page.getByText('Đang tải dữ liệu')).toBeHidden();
    await expect(page.getByText('JavaScript')).toHaveCount(0);
  });
});
