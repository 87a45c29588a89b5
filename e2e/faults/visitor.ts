import { expect, type Locator, type Page } from '@playwright/test';

/** The page that the adverts' remote draws. */
export const BOOKMAKERS = '/top-nha-cai';

/** The card that stands where a page of a remote is missing. */
export function card(page: Page, text: string | RegExp = 'Không tải được phần này'): Locator {
  return page.getByRole('main').getByRole('alert').filter({ hasText: text });
}

/** What stands on {@link BOOKMAKERS} when all is well. */
export function bookmakers(page: Page): Locator {
  return page.getByRole('heading', { name: 'Top nhà cái', level: 1 });
}

/** The score of the one match on the board. */
export function score(page: Page): Locator {
  return page.getByRole('cell', { name: /^Tỷ số/ });
}

/** Goes to an address; the answer is when, since a page whose files hang is never loaded. */
export async function visit(page: Page, url: string): Promise<number> {
  const since = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  return since;
}

/** How often the page itself was loaded. */
export function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) visits += 1;
  });
  return () => visits;
}

/** Files of a remote's releases, by what they are to the federation. */
export function fileOf(remote: string, step: 'manifest' | 'entry' | 'chunk'): RegExp {
  const name = { manifest: 'mf-manifest\\.json', entry: 'remoteEntry', chunk: '(?!remoteEntry)[^/]*\\.js(?:\\?|$)' }[
    step
  ];
  return new RegExp(`^/r/${remote}/[^/]+/${name}`);
}

/** Where an advert would be there is its space and nothing in it, so that nothing moved. */
export async function expectAdvertsPlace(page: Page): Promise<void> {
  const place = page.locator('[data-slot=OnHeaderLevel2]');
  await expect(place).toBeEmpty();
  expect((await place.boundingBox())?.height).toBe(106);
}
