import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { closePopup } from '../../browser/popup';
import { CPU_SLOWDOWN } from '../mainThread';
import { markDrawn } from '../markDrawn';
import { asNumber } from '../trace';

/** "Slow 4G" of Chromium's own tools: 1.6 Mbit/s and a round trip of 150 ms, as Lighthouse applies it. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1_000_000 * 0.9) / 8,
};

/** Milliseconds since the start of the navigation; bytes on the wire, including response heads. */
export type LoadFigures = {
  /** The first frame with the page's main content. */
  drawn: number;
  largest: number;
  scriptBytes: number;
  scriptRequests: number;
};

const DRAWN = 'tyso-drawn';
const AFTERMATH_MS = 3000;

/** Opens an address with an empty cache, on a middling phone with a slow connection. */
export async function measureLoad(
  browser: Browser,
  options: BrowserContextOptions,
  { url, selector }: { url: string; selector: string },
): Promise<LoadFigures> {
  const context = await browser.newContext(options);
  await closePopup(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scripts = await watchScripts(devtools);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(markDrawn, { mark: DRAWN, selector });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, DRAWN, { timeout: 60_000 });
  const untilDrawn = scripts();
  // Larger content may be painted after the rows.
  await page.waitForTimeout(AFTERMATH_MS);
  const figures = { ...(await timesOf(page)), ...untilDrawn };
  await context.close();
  return figures;
}

/** Counts the scripts and manifests so far. */
async function watchScripts(devtools: CDPSession) {
  const wanted = new Set<string>();
  let [bytes, requests] = [0, 0];
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\/r\/[^?]+\.js(?:on)?$/.test(response.url)) wanted.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!wanted.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  await devtools.send('Network.enable');
  return () => ({ scriptBytes: bytes, scriptRequests: requests });
}

async function timesOf(page: Page): Promise<Pick<LoadFigures, 'drawn' | 'largest'>> {
  const [drawn, largest] = await page.evaluate(async (name) => {
    const paint = await new Promise<number>((resolve) => {
      const watching = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
      watching.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    return [performance.getEntriesByName(name)[0]?.startTime, paint];
  }, DRAWN);
  return { drawn: asNumber(drawn), largest: asNumber(largest) };
}
