import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { closePopup } from '../../e2e/browser/popup';
import { CPU_SLOWDOWN } from '../board/mainThread';
import { asNumber } from '../figures';
import { markFirstFrame } from '../markFirstFrame';

/** "Slow 4G" of Chromium's own tools: 1.6 Mbit/s and a round trip of 150 ms, as Lighthouse applies it. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1_000_000 * 0.9) / 8,
};

/** Milliseconds since the start of the navigation; bytes on the wire, including response heads. */
export type LoadFigures = {
  firstPaint: number;
  /** The first frame with the page's main content, whoever rendered it. */
  shown: number;
  largest: number;
  /** The first frame in which the app has replaced the server-rendered HTML. */
  taken: number;
  htmlBytes: number;
  /** Bytes of scripts and manifests until then. */
  scriptBytes: number;
  scriptRequests: number;
};

const SHOWN = 'tyso-shown';
const TAKEN = 'tyso-taken';
const AFTERMATH_MS = 3000;

/** Opens an address with an empty cache, on a middling phone with a slow connection. */
export async function slowPhone(
  browser: Browser,
  options: BrowserContextOptions,
  { url, selector }: { url: string; selector: string },
): Promise<LoadFigures> {
  const context = await browser.newContext(options);
  await closePopup(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const received = await watchLine(devtools);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(markFirstFrame, { mark: SHOWN, selector });
  const taken = `body:not(:has([data-first="page"])) :is(${selector})`;
  await page.addInitScript(markFirstFrame, { mark: TAKEN, selector: taken });
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, TAKEN, { timeout: 60_000 });
  // Larger content may be painted after the rows.
  await page.waitForTimeout(AFTERMATH_MS);
  const code = await codeUntilTaken(page);
  const figures = {
    ...(await timesOf(page)),
    htmlBytes: received.get(url) ?? Number.NaN,
    scriptBytes: code.reduce((sum, address) => sum + (received.get(address) ?? 0), 0),
    scriptRequests: code.length,
  };
  await context.close();
  return figures;
}

/** Bytes on the wire so far, by address. */
async function watchLine(devtools: CDPSession): Promise<ReadonlyMap<string, number>> {
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address !== undefined) bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength);
  });
  await devtools.send('Network.enable');
  return bytes;
}

/**
 * The scripts and manifests that were whole when the rows were the app's: what the shell requests from then on nobody has
 * waited for.
 */
async function codeUntilTaken(page: Page): Promise<readonly string[]> {
  const files = await page.evaluate((mark) => {
    const until = performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN;
    return performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming && one.responseEnd <= until)
      .map(({ name }) => name);
  }, TAKEN);
  return [...new Set(files)].filter((name) => /\/r\/[^?]+\.js(?:on)?$/.test(name));
}

async function timesOf(page: Page): Promise<Pick<LoadFigures, 'firstPaint' | 'shown' | 'largest' | 'taken'>> {
  const names = { firstPaint: 'first-paint', shown: SHOWN, taken: TAKEN };
  const times = await page.evaluate(async ({ firstPaint, shown, taken }) => {
    const largest = await new Promise<number>((resolve) => {
      const watching = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
      watching.observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
    return { firstPaint: at(firstPaint), shown: at(shown), taken: at(taken), largest };
  }, names);
  return {
    firstPaint: asNumber(times.firstPaint),
    shown: asNumber(times.shown),
    taken: asNumber(times.taken),
    largest: asNumber(times.largest),
  };
}
