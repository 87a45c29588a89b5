import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { freePort } from '../operations/freePort';
import { type Product, startProduct } from '../product/startProduct';
import { locations } from '../search/xmlFaults';
import { type Checkout, checkOut } from './checkOut';
import { type NewRemotePage, readNewRemotePage } from './newRemotePage';

const NAME = 'mfe-tv';
const SLOT = 'OnHeaderLevel2';
const ADDRESS = '/bong-da-tren-tv';

const ORIGIN = 'http://tyso.example';

/** The second team releases what the first has live, from elsewhere. */
test.describe.configure({ mode: 'serial' });

let docs: { here: NewRemotePage; elsewhere: NewRemotePage };
let checkout: Checkout;
let product: Product;
test.beforeAll(async () => {
  docs = await readNewRemotePage();
  product = await startProduct({ FEED: 'none', PUBLIC_URL: ORIGIN });
  checkout = await checkOut(product.dataDir);
});
test.afterAll(async () => {
  await product?.stop();
  await checkout?.remove();
});

/** The command of the page that begins so; that part of the page has it once. */
function commandOf(begins: string, part = docs.here): string {
  const typed = part.commands.filter((command) => command.startsWith(begins));
  expect(typed, `commands of docs/new-remote.md that begin with "${begins}"`).toHaveLength(1);
  return typed[0] ?? '';
}

/** Types it in the new team's copy of the repository, as it stands. */
const type = (begins: string) => checkout.type(commandOf(begins));

async function releaseOf(name: string): Promise<unknown> {
  return (await (await fetch(new URL(`/live/${name}.json`, product.url))).json()).live.release;
}

const slotOf = (page: Page) => page.locator(`[data-slot=${SLOT}]`);
const line = (page: Page) => slotOf(page).getByRole('link', { name: 'Xem bóng đá trên kênh nào?' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bóng đá trên TV' });
const channels = (page: Page) => page.getByRole('list', { name: 'Kênh có bóng đá' }).getByRole('listitem');

test('a fourth remote is built from its page of the docs, and appears with page and slot without a release of ours', async ({
  page,
  browser,
}) => {
  // It installs, and each release is built, tested and tried.
  test.setTimeout(600_000);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const ours = ['shell', 'mfe-scores', 'mfe-articles'];
  const before = await Promise.all(ours.map(releaseOf));
  expect((await fetch(product.url + ADDRESS)).status).toBe(404);

  await checkout.write(NAME, docs.here.files);
  await checkout.change('pnpm-workspace.yaml', 'packages:\n', `packages:\n  - ${NAME}\n`);
  await type('npx');

  await test.step('it runs alone', async () => {
    const PORT = String(await freePort());
    const command = commandOf('npm run dev:alone');
    const stop = await checkout.keepRunning(command, { PORT, PRODUCT: product.url }, /http:\/\/127\.0\.0\.1:\d+\n/);
    await page.goto(`http://127.0.0.1:${PORT}`);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Xem bóng đá trên kênh nào?' })).toBeVisible();
    await page.goto('about:blank');
    await stop();
  });

  await test.step('its slot has an owner, who gives it up first', async () => {
    await expect(type(`npm run release -- ${NAME}`)).rejects.toThrow(`mfe-ads and ${NAME} both claim the slot ${SLOT}`);
    await checkout.change('mfe-ads/routes.json', `"${SLOT}",`, '');
    await type('npm run release -- mfe-ads');
    expect(await type(`npm run release -- ${NAME}`)).toMatch(/^mfe-tv 1\.0\.0-\w+ is live$/m);
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

  await test.step('the page is rendered without JavaScript', async () => {
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
    await expect.poll(async () => (await fetch(product.url + ADDRESS)).status).toBe(503);
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

test('a team of another repository builds it from two tarballs, and the site takes that build', async ({ page }) => {
  test.setTimeout(600_000);
  const folder = `../${NAME}`;
  const type = (begins: string, where?: string) => checkout.type(commandOf(begins, docs.elsewhere), where);
  await type('npx');
  await checkout.write(folder, new Map([...docs.here.files, ...docs.elsewhere.files]));
  // Its bytes may be those of the release that is live.
  await checkout.change(`${folder}/package.json`, '"version": "1.0.0"', '"version": "1.1.0"');
  await checkout.type('cp dist/*.tgz ../mfe-tv');
  expect(docs.elsewhere.commands).toContain('npm install');
  await checkout.type('npm install', folder);

  await test.step('it has what remotes import, and no tests of ours', async () => {
    const packed = await checkout.type('ls -R shared-kernel tooling', `${folder}/node_modules`);
    expect(packed).toContain('contract');
    expect(packed).not.toContain('.test.');
  });

  await test.step('its types are checked', async () => {
    await checkout.change(`${folder}/src/App.tsx`, 'shell.contentDrawn', 'shell.contentIsDrawn');
    await expect(checkout.type('npm run build', folder)).rejects.toThrow("Did you mean 'contentDrawn'?");
    await checkout.change(`${folder}/src/App.tsx`, 'shell.contentIsDrawn', 'shell.contentDrawn');
  });

  await type('npm run build', folder);
  expect(await type('npm run release')).toMatch(/^mfe-tv 1\.1\.0-\w+ is live$/m);

  await page.goto(product.url);
  await line(page).click();
  await expect(channels(page)).toHaveText(['VTV5', 'VTV6', 'HTV Thể thao']);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((url) => url.includes(`/r/${NAME}/1.1.0-`))).not.toEqual([]);
  await expect.poll(async () => (await fetch(product.url + ADDRESS)).text()).toContain('HTV Thể thao</a>');

  await test.step('a new kernel in a tarball of the same name is built in', async () => {
    await checkout.change(
      'shared-kernel/src/texts/createTexts.ts',
      '??= read(key)',
      "??= read(key) + 'of the next kernel'",
    );
    await type('npx');
    await checkout.type('cp dist/*.tgz ../mfe-tv');
    await type('npm install ./', folder);
    await type('npm run build', folder);
    expect(await checkout.type('cat *.js', `${folder}/dist`)).toContain('of the next kernel');
  });
});
