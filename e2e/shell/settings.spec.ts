import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';

const html = (page: Page) => page.locator('html');

/** Opens the dialog and returns it. */
async function settings(page: Page) {
  await page.getByRole('button', { name: 'Cài đặt' }).click();
  const dialog = page.getByRole('dialog', { name: 'CÀI ĐẶT' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('settings hold at once, after a reload, and in another tab without one', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/tips');
  const elsewhere = await settings(other);
  await page.goto('/tips');
  const dialog = await settings(page);
  await dialog.getByRole('radio', { name: 'Tối' }).check();
  await dialog.getByRole('radio', { name: 'Trận đang theo dõi' }).check();
  await dialog.getByRole('group', { name: 'Khi đội nhà ghi bàn' }).getByRole('radio', { name: 'Âm thanh 3' }).check();
  await dialog.getByText('Hiện thứ hạng đội').click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await expect(elsewhere.getByRole('radio', { name: 'Trận đang theo dõi' })).toBeChecked();
  await expect(elsewhere.getByRole('switch', { name: 'Hiện thứ hạng đội' })).not.toBeChecked();
  await page.reload();
  const again = await settings(page);
  await expect(again.getByRole('radio', { name: 'Tối' })).toBeChecked();
  await expect(
    again.getByRole('group', { name: 'Khi đội nhà ghi bàn' }).getByRole('radio', { name: 'Âm thanh 3' }),
  ).toBeChecked();
  await expect(
    again.getByRole('group', { name: 'Khi đội khách' }).getByRole('radio', { name: 'Âm thanh 2' }),
  ).toBeChecked();
});

test('by keyboard alone: arrows choose, the dialog keeps the focus and gives it back', async ({ page }) => {
  await page.goto('/tips');
  const gear = page.getByRole('button', { name: 'Cài đặt' });
  await gear.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'CÀI ĐẶT' });
  await dialog.getByRole('radio', { name: 'Theo thiết bị' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Tối' })).toBeFocused();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    // Past its end the browser itself has the focus (the page has it on its body), never the page behind.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body > *')?.tagName ?? 'none')).toMatch(
      /^(DIALOG|none)$/,
    );
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gear).toBeFocused();
});

test('the theme follows the device until the visitor chooses, and tints the browser bar', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/tips');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  const bar = page.locator('meta[name="theme-color"]');
  const light = await bar.getAttribute('content');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(bar).not.toHaveAttribute('content', light ?? '');
  await page.getByRole('button', { name: /^Đêm/ }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

/** What browsers do when storage is switched off or full. */
const STORAGES = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  hostile: () => {
    const entries = {
      'tyso.theme': '{"value":{"toString":1}}',
      'tyso.settings': '{"value":{"notification":[],"home_team_sound":9,"show_yellow_card":"no"}}',
      'tyso.favourites': '{"value":"1 <b> 2e9 -3","expiry":"never"}',
      'tyso.sort': '][',
    };
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
    window.sessionStorage.setItem('tyso.scroll', '{"a":[]}');
    window.sessionStorage.setItem('tyso.chat', '\u0000');
  },
};

for (const [kind, break_] of Object.entries(STORAGES)) {
  test(`with a storage that is ${kind}, the site works for the visit`, async ({ page }) => {
    await page.addInitScript(break_);
    await page.goto('/');
    await expect(matchRows(page).first()).toBeVisible();
    const dialog = await settings(page);
    await expect(dialog.getByRole('radio', { name: 'Mọi trận đấu' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Tối' }).check();
    await dialog.getByRole('radio', { name: 'Trận đang theo dõi' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tips' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const again = await settings(page);
    await expect(again.getByRole('radio', { name: 'Trận đang theo dõi' })).toBeChecked();
  });
}
