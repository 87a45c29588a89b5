import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, devices, expect } from '@playwright/test';
import { test } from '../../product/changedSite';
import type { Product } from '../../product/startProduct';
import { changedBuild } from '../../releases/changedBuild';
import { type } from '../../releases/type';

const BANNER = { name: 'Bản xem trước' };

test('a phone that opens the link of a preview sees the release, and nobody else does', async ({ browser, site }) => {
  const phone = await aPhone(browser, site.url);
  const other = await aPhone(browser, site.url);
  const before = await (await fetch(`${site.url}/top-nha-cai`)).text();
  const link = await preview(site);
  expect(link).toContain(`${site.url}/?xem-truoc=`);

  await phone.goto(link.replace('/?', '/top-nha-cai?'));
  await expect(phone.getByRole('heading', { level: 1, name: 'Xem thử nhà cái' })).toBeVisible();
  await expect(phone.getByRole('complementary', BANNER)).toContainText('“ten-nhanh”: mfe-ads');
  await other.goto('/top-nha-cai');
  await expect(other.getByRole('heading', { level: 1, name: 'Top nhà cái' })).toBeVisible();
  await expect(other.getByRole('complementary', BANNER)).toHaveCount(0);
  expect(withoutAnswers(await (await fetch(`${site.url}/top-nha-cai`)).text())).toBe(withoutAnswers(before));

  // Within the app, and after a reload of a page whose address says nothing of it.
  await phone.getByRole('navigation').getByRole('link', { name: 'Tin tức', exact: true }).first().click();
  await expect(phone).toHaveURL(/\/news$/);
  await expect(phone.getByRole('complementary', BANNER)).toBeVisible();
  await phone.goto('/top-nha-cai');
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: 'Xem thử nhà cái' })).toBeVisible();

  await phone.getByRole('complementary', BANNER).getByRole('link', { name: 'Thoát' }).click();
  await expect(phone).toHaveURL(`${site.url}/top-nha-cai`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Top nhà cái' })).toBeVisible();
  await expect(phone.getByRole('complementary', BANNER)).toHaveCount(0);

  await phone.goto(link.slice(0, -4));
  await expect(phone.getByRole('heading', { name: 'Bản xem trước không còn nữa' })).toBeVisible();
});

async function aPhone(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL, locale: 'vi-VN' });
  return context.newPage();
}

/** The adverts that a page begins with change from minute to minute; the rest of it does not. */
function withoutAnswers(html: string): string {
  return /<head>.*?<\/head>/s.exec(html)?.[0].replace(/<script[^>]*json[^>]*>.*?<\/script>/gs, '') ?? '';
}

/** Stores the last build with another heading, as a team's branch has it; returns the link that the command prints. */
async function preview(site: Product): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'tyso-build-'));
  try {
    await changedBuild('mfe-ads', build, (text) => text.replaceAll('Top nhà cái', 'Xem thử nhà cái'));
    const said = await type(site, 'release', 'mfe-ads', '--from', build, '--preview', 'ten-nhanh');
    expect(said).toContain('▀');
    return /^http\S+$/m.exec(said)?.[0] ?? '';
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}
