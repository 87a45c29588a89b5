import type { Browser, BrowserContextOptions } from '@playwright/test';
import { closePopup } from '../../browser/popup';

/** The federation's requests for a remote, besides the remote's own code. */
export type RemoteCost = { readonly remote: string; readonly requests: number; readonly bytes: number };

/** Each remote's page. */
const PAGES = { 'mfe-scores': '/', 'mfe-articles': '/news', 'mfe-ads': '/top-nha-cai' } as const;

/**
 * Opens each remote's page and counts the federation's requests: pointer, manifest and entry. The manifest names the
 * files of the exposed modules, which any build would have.
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
