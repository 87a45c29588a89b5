import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { writePassed } from '../product/passed';
import { test } from './test';

const ROOT = join(import.meta.dirname, '../..');
const COMMAND = join(ROOT, 'server/delivery/dist/bin/release.js');

test('articles are released alone while the site runs, and an open tab keeps working', async ({ page, site }) => {
  await page.goto('/news');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20);
  const before = await liveRelease(site.product.url);
  await releaseAnother(site.product.dataDir);
  await expect.poll(() => liveRelease(site.product.url)).not.toBe(before);
  await page.getByRole('link', { name: 'Bài viết số 64' }).click();
  await expect(page.getByText('Nội dung của bài viết số 64.')).toBeVisible();
  expect(await releasesLoaded(page)).toEqual([before]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bài viết số 64', level: 1 })).toBeVisible();
  // The heading is in the HTML, before any file of the release.
  const live = await liveRelease(site.product.url);
  await expect.poll(() => releasesLoaded(page)).toEqual([live]);
});

/** The releases of the articles' remote whose files this page has fetched. */
async function releasesLoaded(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(loaded.flatMap((url) => /\/r\/mfe-articles\/([^/]+)\//.exec(url)?.[1] ?? []))];
}

async function liveRelease(url: string): Promise<string> {
  const pointer: unknown = await (await fetch(new URL('/live/mfe-articles.json', url))).json();
  return /"release":"([^"]+)"/.exec(JSON.stringify(pointer))?.[1] ?? '';
}

/** The same build under another version, which is another release. */
async function releaseAnother(dataDir: string): Promise<void> {
  const build = await mkdtemp(join(tmpdir(), 'tyso-build-'));
  try {
    await cp(join(ROOT, 'mfe-articles/dist'), build, { recursive: true });
    const file = join(build, 'release.json');
    const description = await readFile(file, 'utf8');
    await writeFile(file, description.replace(/"version":\s*"[^"]+"/, '"version":"9.9.9"'));
    await writePassed(build);
    await promisify(execFile)(process.execPath, [COMMAND, 'mfe-articles', '--from', build, '--data', dataDir]);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
