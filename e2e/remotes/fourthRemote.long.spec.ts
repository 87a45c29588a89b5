import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { writePassed } from '../product/passed';
import { type Product, startProduct } from '../product/startProduct';
import { locations } from '../search/xmlFaults';
import { createNewRemoteFolder, type NewRemoteFolder } from './newRemoteFolder';
import { type NewRemotePage, readNewRemotePage } from './newRemotePage';

const ROOT = join(import.meta.dirname, '../..');
const COMMANDS = join(ROOT, 'server/delivery/dist/bin');
const NAME = 'mfe-tv';
const SLOT = 'OnHeaderLevel2';
const ADDRESS = '/bong-da-tren-tv';

const ORIGIN = 'http://tyso.example';

const run = promisify(execFile);

let docs: NewRemotePage;
let folder: NewRemoteFolder;
let product: Product;
test.beforeAll(async () => {
  docs = await readNewRemotePage();
  folder = await createNewRemoteFolder(NAME);
  product = await startProduct({ FEED: 'none', PUBLIC_URL: ORIGIN });
});
test.afterAll(async () => {
  await product?.stop();
  await folder?.remove();
});

/**
 * Types a command of the page, on the data folder of the running product. `release` takes the build from where it was
 * made, and the checks are this test's own.
 *
 * @param begins such as `npm run off`; the page has it once
 */
async function type(begins: string, from?: string): Promise<string> {
  const typed = docs.commands.filter((command) => command.startsWith(begins));
  expect(typed, `commands of docs/new-remote.md that begin with "${begins}"`).toHaveLength(1);
  const [, script = '', ...words] = /^npm run (\w+) -- (\S+)(?: --reason "(.+)")?$/.exec(typed[0] ?? '') ?? [];
  const [name = '', reason = ''] = words;
  const command =
    script === 'release' ? ['release.js', name, '--reason', reason, '--from', from ?? ''] : ['live.js', script, name];
  if (from) await writePassed(from);
  const [file = '', ...args] = [...command, '--data', product.dataDir];
  const { stdout } = await run(process.execPath, [join(COMMANDS, file), ...args]);
  return stdout;
}

/** A build of `mfe-ads` as it is once its `routes.json` names one slot less. */
async function withoutSlot(slot: string, use: (build: string) => Promise<unknown>): Promise<void> {
  const build = await mkdtemp(join(tmpdir(), 'tyso-without-slot-'));
  try {
    await cp(join(ROOT, 'mfe-ads/dist'), build, { recursive: true });
    const file = join(build, 'release.json');
    const description: { slots: string[] } = JSON.parse(await readFile(file, 'utf8'));
    expect(description.slots).toContain(slot);
    description.slots = description.slots.filter((name) => name !== slot);
    await writeFile(file, JSON.stringify(description));
    await use(build);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

async function releaseOf(name: string): Promise<unknown> {
  const pointer = JSON.parse(await readFile(join(product.dataDir, 'site/live', `${name}.json`), 'utf8'));
  return pointer.live.release;
}

const slotOf = (page: Page) => page.locator(`[data-slot=${SLOT}]`);
const line = (page: Page) => slotOf(page).getByRole('link', { name: 'Xem bóng đá trên kênh nào?' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bóng đá trên TV' });
const channels = (page: Page) => page.getByRole('list', { name: 'Kênh có bóng đá' }).getByRole('listitem');

test('a fourth remote is built from its page of the docs, and appears with page and slot without a release of ours', async ({
  page,
  browser,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const ours = ['shell', 'mfe-scores', 'mfe-articles'];
  const before = await Promise.all(ours.map(releaseOf));
  expect((await fetch(product.url + ADDRESS)).status).toBe(404);

  await folder.write(docs.files);
  await folder.checkTypes();
  const build = await folder.build();

  await test.step('its slot has an owner, who gives it up first', async () => {
    await expect(type(`npm run release -- ${NAME}`, build)).rejects.toThrow(
      `mfe-ads and ${NAME} both claim the slot ${SLOT}`,
    );
    await withoutSlot(SLOT, (ads) => type('npm run release -- mfe-ads', ads));
    expect(await type(`npm run release -- ${NAME}`, build)).toMatch(/^mfe-tv 1\.0\.0-\w+ is live$/m);
  });

  await test.step('page and slot are in the app', async () => {
    await page.goto(product.url);
    await line(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(channels(page)).toHaveText(['VTV5', 'VTV6', 'HTV Thể thao']);
    await expect(page).toHaveTitle('Bóng đá trên TV | TySo');
    await expect(line(page)).toBeVisible();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((url) => url.includes(`/r/${NAME}/`))).not.toEqual([]);
  });

  await test.step('the page is drawn without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const html = await context.newPage();
    // A release that has just gone live is not waited for.
    await expect(async () => {
      expect((await html.goto(product.url + ADDRESS))?.status()).toBe(200);
      await expect(channels(html)).toHaveCount(3, { timeout: 1 });
    }).toPass();
    await expect(heading(html)).toBeVisible();
    await expect(channels(html)).toHaveText(['VTV5', 'VTV6', 'HTV Thể thao']);
    await expect(html).toHaveTitle('Bóng đá trên TV | TySo');
    await context.close();
  });

  await test.step('search engines find its addresses with parameters', async () => {
    const files = locations(await (await fetch(`${product.url}/sitemap.xml`)).text());
    expect(files).toContain(`${ORIGIN}/sitemap-${NAME}-1.xml`);
    const listed = locations(await (await fetch(`${product.url}/sitemap-${NAME}-1.xml`)).text());
    const channels = ['vtv5', 'vtv6', 'htv-the-thao'].map((id) => `${ADDRESS}?kenh=${id}`);
    expect(listed).toEqual(channels.map((address) => ORIGIN + address));
    const html = await (await fetch(product.url + channels[1])).text();
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${channels[1]}">`);
    expect(html).toContain('<title>VTV6 | TySo</title>');
  });

  await test.step('off, it is gone', async () => {
    await type('npm run off');
    expect((await fetch(product.url + ADDRESS)).status).toBe(503);
    await page.goto(product.url);
    await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible();
    await expect(slotOf(page)).toHaveCount(0);
  });

  await test.step('on, it is back', async () => {
    await type('npm run on');
    await page.goto(product.url + ADDRESS);
    await expect(heading(page)).toBeVisible();
    await expect(line(page)).toBeVisible();
  });

  expect(await Promise.all(ours.map(releaseOf))).toEqual(before);
  expect(errors.filter((error) => !error.includes('503'))).toEqual([]);
});
