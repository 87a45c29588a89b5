import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../product/changedSite';
import { contentFolder, newsFile, publishNews } from './publishFrom';

test('the address of a file that was renamed twice, and corrected, leads to it', async ({ page, site }) => {
  const folder = await contentFolder();
  const publish = () => publishNews(folder, site);
  const file = (name: string) => join(folder, `news/${name}.md`);
  await writeFile(file('ten-dau'), newsFile('Tin đổi tên', 'Chữ không đổi.'));
  await publish();
  const link = page.getByRole('main').getByRole('link', { name: 'Tin đổi tên' });
  await expect(async () => {
    await page.goto('/news');
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await link.click();
  await expect(page).toHaveURL(/-ten-dau$/);
  const address = page.url();

  await rename(file('ten-dau'), file('ten-hai'));
  expect(await publish()).toMatch(/^~ news\/ten-hai .*\(was news\/ten-dau, whose address leads here\)$/m);
  await rename(file('ten-hai'), file('ten-ba'));
  await publish();
  const corrected = newsFile('Tin đổi tên', 'Chữ đã sửa.').replace(
    'description:',
    `updated: ${new Date().toISOString()}\ndescription:`,
  );
  await writeFile(file('ten-ba'), corrected);
  await publish();
  await expect(async () => {
    await page.goto(`${address}?nguon=zalo`);
    await expect(page).toHaveURL(`${address.replace('ten-dau', 'ten-ba')}?nguon=zalo`, { timeout: 2_000 });
    await expect(page.getByText(/^Cập nhật \d\d:\d\d/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('Chữ đã sửa.')).toBeVisible();
  await rm(folder, { recursive: true });
});

/** Does not normalise the path as a browser does. */
function askLiterally(url: string, path: string, token: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    asked.once('error', reject).end();
  });
}

test('the internal listener answers callers with its token, and no request through the site', async ({ site }) => {
  const [file = ''] = (await readdir(site.dataDir)).filter((name) => name.startsWith('admin-'));
  const endpoint: { url: string; token: string } = JSON.parse(await readFile(join(site.dataDir, file), 'utf8'));
  const inside = await fetch(`${endpoint.url}/content`, { headers: { authorization: `Bearer ${endpoint.token}` } });
  expect(await inside.text()).toContain('"revision"');

  const paths = ['/content', '/status', '/api/content', '/api/../content', '/media/..%2fcontent', '/embed/../content'];
  for (const path of [
    ...paths,
    `${endpoint.url}/content`,
    `//${new URL(endpoint.url).host}/content`,
    '/realtime/../content',
  ]) {
    const { status, body } = await askLiterally(site.url, path, endpoint.token);
    expect([path, status, body.includes('"revision"')]).toEqual([path, expect.any(Number), false]);
  }
});
