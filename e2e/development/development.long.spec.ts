import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { entryOf } from '../faults/entries';
import { manifestOf } from '../faults/releases';
import { type Product, startProduct } from '../product/startProduct';
import { copyOfSources } from './copyOfSources';

let sources: Awaited<ReturnType<typeof copyOfSources>>;
let dev: Product;
test.beforeAll(async () => {
  sources = await copyOfSources();
  dev = await startProduct({ FEED: 'simulator' }, [join(sources.dir, 'tooling/run/dev.cjs')]);
});
test.afterAll(async () => {
  await dev?.stop();
  await sources?.remove();
});

test('in `npm run dev` a change of a remote or of the shell shows in the open page, and components keep their state', async ({
  page,
}) => {
  await page.goto(dev.url);
  const second = page.getByRole('region', { name: 'Tỷ số trực tuyến' }).getByRole('button').nth(1);
  await second.click();
  await page.evaluate(() => Reflect.set(window, 'isTheSame', true));

  await sources.change(
    'mfe-scores/src/view/pages/introductions/Introductions.tsx',
    '{introductions.title}<',
    '{introductions.title} (sửa)<',
  );
  await expect(page.getByRole('heading', { name: '(sửa)' })).toBeVisible();
  await expect(second).toHaveAttribute('aria-expanded', 'true');

  await sources.change('shell/src/view/layout/Footer.tsx', "<p>{t('footer.about')}", "<p>Sửa: {t('footer.about')}");
  await expect(page.getByRole('contentinfo')).toContainText('Sửa: TySo');
  await expect(second).toHaveAttribute('aria-expanded', 'true');

  await sources.change('mfe-scores/src/view/pages/introductions/Introductions.tsx', '(sửa)', '(sửa nữa)');
  await expect(page.getByRole('heading', { name: '(sửa nữa)' })).toBeVisible();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => Reflect.get(window, 'isTheSame')), 'without a reload').toBe(true);
});

test('`npm run dev` rebuilds a server when a file of it was saved by renaming', async ({ request }) => {
  const robots = () => request.get(new URL('/robots.txt', dev.url).href).then((answer) => answer.text(), String);
  await sources.change('server/delivery/src/http/siteFiles.ts', "'User-agent: *'", "'User-agent: tyso'");
  await expect.poll(robots).toContain('User-agent: tyso');
  await sources.change('server/delivery/src/http/siteFiles.ts', "'User-agent: tyso'", "'User-agent: again'");
  await expect.poll(robots).toContain('User-agent: again');
});

test('in `npm run dev` the address puts another build in a remote’s place, with a badge that leads back', async ({
  page,
}) => {
  const other = await serveOther();
  try {
    await page.goto(`${dev.url}/top-nha-cai?mfe.mfe-ads=${other.url}/mf-manifest.json`);
    await expect(page.getByRole('main').getByText('Bản của tôi')).toBeVisible();
    const badge = page.getByRole('complementary', { name: 'Bản thử' });
    await expect(badge).toContainText(`mfe-ads ← ${other.url}/mf-manifest.json`);
    await badge.getByRole('link', { name: 'Về bản đang chạy' }).click();
    await expect(page.getByRole('heading', { name: 'Top nhà cái', level: 1 })).toBeVisible();
    await expect(badge).toHaveCount(0);
  } finally {
    await other.stop();
  }
});

test('in `npm run dev` Module Federation’s devtools find what remotes expose and share', async ({ page }) => {
  await page.goto(dev.url);
  // What its browser extension shows.
  const known = () => page.evaluate((): unknown => Reflect.get(window, '__FEDERATION__')?.moduleInfo);
  const shared = ['react', 'styled-components', 'i18next', 'shared-kernel/router'].map((sharedName) =>
    expect.objectContaining({ sharedName, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) }),
  );
  for (const [remote, modules] of Object.entries({ 'mfe-scores': ['App'], 'mfe-ads': ['App', 'Slots'] })) {
    const folder = `${dev.url}/r/${remote}/dev/`;
    const address = `tyso__${remote.replace('-', '_')}:${folder}mf-manifest.json`;
    const whole = expect.objectContaining({
      remoteEntry: 'remoteEntry.js',
      publicPath: folder,
      modules: modules.map((moduleName) => expect.objectContaining({ moduleName })),
      shared: expect.arrayContaining(shared),
    });
    await expect.poll(known).toHaveProperty([address], whole);
  }
});

/** A build of the adverts on another server of the developer's machine. */
async function serveOther() {
  const files: Record<string, string> = {
    '/mf-manifest.json': JSON.stringify(manifestOf('mfe-ads')),
    '/remoteEntry.js': entryOf('return () => React.createElement("p", null, "Bản của tôi");'),
  };
  const server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body ? 200 : 404, {
      'content-type': request.url?.endsWith('.js') ? 'text/javascript' : 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
