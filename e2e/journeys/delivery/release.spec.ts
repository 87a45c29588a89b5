import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../../product/changedSite';
import { writePassed } from '../../product/passed';
import type { Product } from '../../product/startProduct';
import { type } from '../../releases/type';

const BUILD = join(import.meta.dirname, '../../../mfe-articles/dist');

test('one remote is released and taken back while the site runs; an open tab keeps its own, a new page has the live one', async ({
  page,
  site,
}) => {
  await page.goto('/news');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(links.first()).toBeVisible();
  const before = await liveRelease(site);
  await releaseAnother(site);
  await expect.poll(() => liveRelease(site)).not.toBe(before);
  await links.first().click();
  await expect(page).toHaveURL(/\/news\/\d+-/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await releasesLoaded(page)).toEqual([before]);
  const live = await liveRelease(site);
  await page.reload();
  // The heading is in the HTML, before any file of the release.
  await expect.poll(() => releasesLoaded(page)).toEqual([live]);

  await type(site, 'rollback', 'mfe-articles', '--reason', 'thử');
  await expect.poll(() => liveRelease(site)).toBe(before);
  await page.reload();
  await expect.poll(() => releasesLoaded(page)).toEqual([before]);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

/** The releases of the articles' remote whose files this page has fetched. */
async function releasesLoaded(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(loaded.flatMap((url) => /\/r\/mfe-articles\/([^/]+)\//.exec(url)?.[1] ?? []))];
}

async function liveRelease({ url }: Product): Promise<string> {
  const pointer: unknown = await (await fetch(new URL('/live/mfe-articles.json', url))).json();
  return /"release":"([^"]+)"/.exec(JSON.stringify(pointer))?.[1] ?? '';
}

/** The same build under another version, which is another release. */
async function releaseAnother(site: Product): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-build-'));
  try {
    const build = join(folder, 'dist');
    await cp(BUILD, build, { recursive: true });
    const file = join(build, 'release.json');
    const description = await readFile(file, 'utf8');
    await writeFile(file, description.replace(/"version":\s*"[^"]+"/, '"version":"9.9.9"'));
    await writePassed(build);
    // A trial that passes; what it ran beside must still be live.
    const trial = join(folder, 'passes.cjs');
    await writeFile(trial, '');
    await type(site, 'release', 'mfe-articles', '--from', build, '--try', trial);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
