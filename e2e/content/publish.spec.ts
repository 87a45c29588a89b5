import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { type Product, startProduct } from '../product/startProduct';
import { contentFolder, publishNews } from './publishFrom';

let product: Product;
let folder: string;

test.beforeAll(async () => {
  product = await startProduct({ FEED: 'none' });
  folder = await contentFolder();
});

test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const publish = () => publishNews(folder, product);

const article = (name: string, body: string) =>
  `---\nname: ${name}\nstatus: Published\npublished_date: now\ndescription: Vừa xong.\n---\n${body}\n`;

test('an article is in an open list after a refresh, its change at its address, and it goes as it came', async ({
  page,
}) => {
  await page.goto(`${product.url}/news`);
  await expect(page.getByRole('main').getByRole('article').nth(2)).toBeVisible();
  await writeFile(join(folder, 'news/tin-vua-dang.md'), article('Tin vừa đăng', 'Chữ đầu tiên.'));
  expect(await publish()).toMatch(/^\+ news\/tin-vua-dang {2}Tin vừa đăng$/m);
  const link = page.getByRole('main').getByRole('link', { name: 'Tin vừa đăng' });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible();
  }).toPass();
  await link.click();
  await expect(page.getByText('Chữ đầu tiên.')).toBeVisible();
  const address = page.url();

  await writeFile(join(folder, 'news/tin-vua-dang.md'), article('Tin đã sửa', 'Chữ thứ hai.'));
  await publish();
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Tin đã sửa', level: 1 })).toBeVisible();
  }).toPass();

  await rm(join(folder, 'news/tin-vua-dang.md'));
  expect(await publish()).toMatch(/^- news\/tin-vua-dang {2}Tin đã sửa$/m);
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy bài viết' })).toBeVisible();
  }).toPass();
});

test('the address of a file that was renamed twice, and corrected, leads to it', async ({ page }) => {
  const file = (name: string) => join(folder, `news/${name}.md`);
  await writeFile(file('ten-dau'), article('Tin đổi tên', 'Chữ không đổi.'));
  await publish();
  const link = page.getByRole('main').getByRole('link', { name: 'Tin đổi tên' });
  await expect(async () => {
    await page.goto(`${product.url}/news`);
    await expect(link).toBeVisible();
  }).toPass();
  await link.click();
  await expect(page).toHaveURL(/-ten-dau$/);
  const address = page.url();

  await rename(file('ten-dau'), file('ten-hai'));
  expect(await publish()).toMatch(/^~ news\/ten-hai .*\(was news\/ten-dau, whose address leads here\)$/m);
  await rename(file('ten-hai'), file('ten-ba'));
  await publish();
  const corrected = article('Tin đổi tên', 'Chữ đã sửa.').replace(
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
});

/** Does not normalise the path as a browser does. */
function askLiterally(path: string, token: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(product.url);
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

test('the admin endpoint answers callers with its token, and no request through the site', async () => {
  const [file = ''] = (await readdir(product.dataDir)).filter((name) => name.startsWith('admin-'));
  const endpoint: { url: string; token: string } = JSON.parse(await readFile(join(product.dataDir, file), 'utf8'));
  const inside = await fetch(`${endpoint.url}/content`, { headers: { authorization: `Bearer ${endpoint.token}` } });
  expect(await inside.text()).toContain('"revision"');

  const paths = ['/content', '/status', '/api/content', '/api/../content', '/media/..%2fcontent', '/embed/../content'];
  for (const path of [
    ...paths,
    `${endpoint.url}/content`,
    `//${new URL(endpoint.url).host}/content`,
    '/realtime/../content',
  ]) {
    const { status, body } = await askLiterally(path, endpoint.token);
    expect([path, status, body.includes('"revision"')]).toEqual([path, expect.any(Number), false]);
  }
});
