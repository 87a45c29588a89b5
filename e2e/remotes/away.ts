import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Product } from '../product/startProduct';

/** Removes a remote's files from the served folder; the returned function restores them. */
export async function takeAway(product: Product, remote: string): Promise<() => Promise<void>> {
  const releases = join(product.dataDir, 'site/r', remote);
  const away = join(product.dataDir, `${remote}-away`);
  await rename(releases, away);
  return async () => {
    // The server may have brought some of it back by itself.
    await rm(releases, { recursive: true, force: true });
    await rename(away, releases);
  };
}

export async function toPage(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: title }).click();
}

/** A visit is a try of its own; the next one, automatic or not, starts only after it. */
export async function toPageInVain(page: Page, title: string, remote: string): Promise<void> {
  const tried = page.waitForResponse((answer) => answer.url().includes(`/r/${remote}/`) && !answer.ok());
  await toPage(page, title);
  await expectTrouble(page);
  await tried;
}

/** The page's own place shows the error, with a button to retry. */
export async function expectTrouble(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText(/Không tải được phần này|Tạm thời không xem được bài viết/);
  await expect(card.getByRole('button', { name: /^(Thử lại|Đang tải dữ liệu)$/ })).toBeVisible();
}
