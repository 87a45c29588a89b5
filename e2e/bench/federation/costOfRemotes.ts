import type { Browser, BrowserContextOptions } from '@playwright/test';
import { closePopup } from '../../browser/popup';

/** What the federation asks for to get a remote, besides the remote's own code. */
export type RemoteCost = { readonly remote: string; readonly requests: number; readonly bytes: number };

/** Where each remote draws the page. */
const PAGES = { 'mfe-scores': '/', 'mfe-articles': '/news', 'mfe-ads': '/top-nha-cai' } as const;

/**
 * Opens each remote's page and counts what is fetched of it over the line: pointer, manifest and entry. The files that hold the
 * exposed modules, which any build would have, are named in the manifest.
 */
export async function costOfRemotes(
  browser: Browser,
  options: BrowserContextOptions,
  url: string,
): Promise<RemoteCost[]> {
  const costs: RemoteCost[] = [];
  for (const [remote, path] of Object.entries(PAGES)) {
    costs.push({ remote, ...(await costOf(browser, options, { remote, address: new URL(path, url).href })) });
  }
  return costs;
}

async function costOf(
  browser: Browser,
  options: BrowserContextOptions,
  { remote, address }: { remote: string; address: string },
) {
  const context = await browser.newContext(options);
  await closePopup(context);
  const page = await context.newPage();
  const fetched: { url: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    fetched.push({ url: request.url(), bytes: responseBodySize });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  const own = fetched.filter(({ url }) => url.includes(`/r/${remote}/`) || url.includes(`/live/${remote}.json`));
  const besides = own.filter(({ url }) => /(?:\.json|\/remoteEntry\.[^/]+)$/.test(new URL(url).pathname));
  return { requests: besides.length, bytes: besides.reduce((sum, { bytes }) => sum + bytes, 0) };
}
