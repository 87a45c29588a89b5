import { expect, type Page } from '@playwright/test';
import type { Proof } from './fault';
import type { Fault } from './faultyNetwork';
import { releaseEntry } from './releases';
import type { Site } from './site';
import { AT_NEXT_TRY, BOOKMAKERS, bookmakers, card, countVisits, expectAdvertsPlace, visit } from './visitor';

/** What altered files of these tests set. */
export const isAltered = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isAltered'));

/** Changes a word but not the length; it would run, and show on the page. */
export const OTHER_WORD: Fault = {
  kind: 'edited',
  edit: (text) => text.replaceAll('Top nhà cái', 'Top nhà cải').replace('"use strict";', 'isAltered=1 ;'),
};

type Given = { page: Page; site: Site; proof: Proof };

/** While these files of the adverts are broken so, a visitor sees a card, and nothing moves; then all heals by itself. */
export async function expectCard({ page, site, proof }: Given, files: RegExp, fault: Fault): Promise<void> {
  const mend = site.network.break(files, fault);
  await visit(page, site.url + BOOKMAKERS);
  await expect(card(page)).toBeVisible();
  await expectAdvertsPlace(page);
  await proof.scoresAreLive(page);
  expect(await isAltered(page), 'nothing altered has run').toBeUndefined();
  mend();
  await expect(bookmakers(page)).toBeVisible(AT_NEXT_TRY);
}

/** The release before takes the place of a new one of the adverts with this entry, in the same tab. */
export async function expectReleaseBefore({ page, site, proof }: Given, release: string, entry: string): Promise<void> {
  const visits = countVisits(page);
  await releaseEntry(site.product.dataDir, 'mfe-ads', release, entry);
  await visit(page, site.url + BOOKMAKERS);
  await expect(bookmakers(page)).toBeVisible();
  await proof.scoresAreLive(page);
  expect(visits(), 'without a reload').toBe(1);
}
