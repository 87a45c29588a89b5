import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, devices, expect, type Page } from '@playwright/test';
import { test } from '../product/changedSite';
import { ownAdverts } from '../product/ownAdverts';

const COMMAND = join(import.meta.dirname, '../../server/api/dist/bin/content.js');
/** A day of which no clock says that it has begun. */
const TOMORROW = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const DRAFT = `---
name: Tin còn viết dở
status: Draft
published_date: now
description: Chưa ai được đọc.
---
Chữ của bản nháp.
`;

test('a phone that opens the link sees a draft and adverts that begin later, and nobody else does', async ({
  browser,
  site,
}) => {
  const files = await filesOfTomorrow();
  try {
    const phone = await aPhone(browser, site.url);
    const other = await aPhone(browser, site.url);
    const order = [COMMAND, 'preview', '--from', files, '--ads', files, '--data', site.dataDir];
    const { stdout } = await promisify(execFile)(process.execPath, order);
    expect(stdout).toContain('▀');
    const link = /^http\S+$/m.exec(stdout)?.[0] ?? '';
    expect(link).toContain(`${site.url}/?xem-truoc=noi-dung~`);

    await phone.goto(link.replace('/?', '/news?'));
    const bar = phone.getByRole('complementary', { name: 'Bản xem trước' });
    await expect(bar).toContainText('“noi-dung”: nội dung, đến ');
    await expect(advert(phone)).toBeVisible();
    await article(phone).click();
    await expect(phone.getByText('Chữ của bản nháp.')).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('Chữ của bản nháp.')).toBeVisible();
    const address = phone.url();
    await phone.goto('/top-nha-cai');
    await expect(phone.getByRole('link', { name: 'CƯỢC NGÀY MAI, Hạng 1' })).toBeVisible();

    await other.goto('/news');
    await expect(other.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(article(other)).toHaveCount(0);
    await expect(advert(other)).toHaveCount(0);
    await other.goto(address);
    await expect(other.getByRole('heading', { level: 1, name: 'Không tìm thấy bài viết' })).toBeVisible();

    await phone.goto('/news');
    await expect(article(phone)).toBeVisible();
    await bar.getByRole('link', { name: 'Thoát' }).click();
    await expect(bar).toHaveCount(0);
    await expect(phone.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(article(phone)).toHaveCount(0);
  } finally {
    await rm(files, { recursive: true, force: true });
  }
});

const article = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Tin còn viết dở' });
const advert = (page: Page) => page.getByRole('img', { name: /Để mai: / }).first();

/** What editors and the ad team have ready: a draft, banners and an offer that begin later. */
async function filesOfTomorrow(): Promise<string> {
  const folder = await ownAdverts();
  await mkdir(join(folder, 'news'));
  await writeFile(join(folder, 'news/tin-con-viet-do.md'), DRAFT);
  const change = async (name: string, edit: (text: string) => string) => {
    const file = join(folder, name);
    await writeFile(file, edit(await readFile(file, 'utf8')));
  };
  const starts = `"starts": "${TOMORROW}", "alt": "Để mai: `;
  await change('banners.json', (text) => text.replaceAll('"alt": "', starts));
  await change('bookmakers.json', (text) =>
    text.replace('"action": "CƯỢC FB88"', `"starts": "${TOMORROW}", "action": "CƯỢC NGÀY MAI"`),
  );
  return folder;
}

async function aPhone(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL, locale: 'vi-VN' });
  return context.newPage();
}
