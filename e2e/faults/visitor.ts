import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from '../page/boxOf';
import type { Scene } from './row';

/** A tab tries again after 5, 20 and 60 s: on a busy machine the next try may be the last of them. */
export const AT_NEXT_TRY = { timeout: 100_000 };

/** The page of the adverts' remote. */
export const BOOKMAKERS = '/top-nha-cai';

/** The card in place of a remote's missing page. */
export function card(page: Page, text: string | RegExp = 'Không tải được phần này'): Locator {
  return page.getByRole('main').getByRole('alert').filter({ hasText: text });
}

/** The heading of {@link BOOKMAKERS} when all is well. */
export function bookmakers(page: Page): Locator {
  return page.getByRole('heading', { name: 'Top nhà cái', level: 1 });
}

/** The score of the one match on the board. */
export function score(page: Page): Locator {
  return page.getByRole('cell', { name: /^Tỷ số/ });
}

/** A link of the site's menu. */
export function mainLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name });
}

export const seesPage = ({ page }: Pick<Scene, 'page'>) => expect(bookmakers(page)).toBeVisible();
export const seesCard = ({ page }: Pick<Scene, 'page'>) => expect(card(page)).toBeVisible();
export const healsPage = ({ page }: Pick<Scene, 'page'>) => expect(bookmakers(page)).toBeVisible(AT_NEXT_TRY);

/** What altered files of these tests set. */
export const isAltered = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isAltered'));

/** Goes to an address, and does not wait for its files: a page whose files hang never finishes loading. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
}

/** The number of loads of the page itself. */
export function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
  });
  return () => visits;
}

/** Files of a remote's releases, by their role in the federation. */
export function fileOf(remote: string, step: 'manifest' | 'entry' | 'chunk'): RegExp {
  const name = { manifest: 'mf-manifest\\.json', entry: 'remoteEntry', chunk: '(?!remoteEntry)[^/]*\\.js(?:\\?|$)' }[
    step
  ];
  return new RegExp(`^/r/${remote}/[^/]+/${name}`);
}

/** Expects the empty space of an advert, so that nothing moved. */
export async function expectAdvertsPlace(page: Page): Promise<void> {
  const place = page.locator('[data-slot=OnHeaderLevel2]');
  await expect(place).toBeEmpty();
  expect((await boxOf(place)).height).toBe(60);
}
