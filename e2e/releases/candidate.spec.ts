import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../product/changedSite';
import type { Product } from '../product/startProduct';
import { changedBuild } from './changedBuild';
import { aTab, numberIn, releasesOf } from './tabs';
import { type } from './type';

const PAGE = '/top-nha-cai';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const LIVE_HEADING = 'Top nhà cái';
const CANDIDATE_HEADING = 'Thử nhà cái';

test('two browsers get different releases from one page, and the tab of a withdrawn one heals without a reload', async ({
  browser,
  site,
}) => {
  const candidate = await beginCandidate(site);
  const takes = await aTab(
    browser,
    site.url,
    numberIn(candidate, (bucket) => bucket < 50),
  );
  const stays = await aTab(
    browser,
    site.url,
    numberIn(candidate, (bucket) => bucket >= 50),
  );
  const html = [await takes.open(PAGE), await stays.open(PAGE)].map(head);
  await expect(heading(takes.page, CANDIDATE_HEADING)).toBeVisible();
  await expect(heading(stays.page, LIVE_HEADING)).toBeVisible();
  expect(html[0]).toContain('data-candidate');
  expect(html[0]).toBe(html[1]);
  expect(await releasesOf(takes.page)).toEqual([candidate]);
  const [live = ''] = await releasesOf(stays.page);
  expect(live).not.toBe(candidate);

  await takes.page.evaluate(() => Object.assign(window, { isSameTab: true }));
  await expect.poll(takes.isConnected).toBe(true);
  expect(await type(site, 'rollback', 'mfe-ads', '--reason', 'thử')).toContain(`${candidate} is withdrawn`);
  await expect.poll(takes.heard).toContainEqual(expect.stringContaining(candidate));
  // It runs well, so the visitor keeps what they look at until they leave the page.
  await expect(heading(takes.page, CANDIDATE_HEADING)).toBeVisible();
  await takes.page.getByRole('navigation').getByRole('link', { name: 'Tin tức', exact: true }).first().click();
  await expect(takes.page).toHaveURL(/\/news$/);
  await expect.poll(() => releasesOf(takes.page)).toEqual([candidate, live]);
  await takes.page.goBack();
  await expect(heading(takes.page, LIVE_HEADING)).toBeVisible();
  expect(await takes.page.evaluate(() => 'isSameTab' in window)).toBe(true);
});

/**
 * The last build with another heading, and the name that a build of other modules gets, by which two releases in one tab
 * stay apart. Returns the name of the release.
 */
async function beginCandidate(site: Product): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'tyso-build-'));
  try {
    const changed = (text: string) =>
      text.replaceAll(LIVE_HEADING, CANDIDATE_HEADING).replace(/mfe_ads_[0-9a-f]{12}/g, 'mfe_ads_another');
    await changedBuild('mfe-ads', build, changed);
    const how = ['--from', build, '--share', '50', '--unchecked', 'thử'];
    const said = await type(site, 'release', 'mfe-ads', ...how);
    expect(said).toContain('is a candidate for 50 % of the browsers');
    const candidate = /^mfe-ads (\S+)/m.exec(said)?.[1] ?? '';
    const served = async () => (await (await fetch(`${site.url}/live/mfe-ads.json`)).json()).candidate?.release.release;
    await expect.poll(served, { intervals: [50] }).toBe(candidate);
    return candidate;
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

const head = (html: string) => /<head>.*?<\/head>/s.exec(html)?.[0] ?? '';
