import { expect, type Page } from '@playwright/test';
import { matchRows } from '../board/board';
import { test } from '../product/test';
import { openSettings } from './openSettings';

const html = (page: Page) => page.locator('html');

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
    const dialog = await openSettings(page);
    await expect(dialog.getByRole('radio', { name: 'Mọi trận đấu' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Tối' }).check();
    await dialog.getByRole('radio', { name: 'Trận đang theo dõi' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Tips' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const again = await openSettings(page);
    await expect(again.getByRole('radio', { name: 'Trận đang theo dõi' })).toBeChecked();
  });
}
