import type { Browser, Page } from '@playwright/test';
import { bucketOf } from 'shared-kernel/contract/browserGroup';
import { BROWSER_NUMBER_KEY } from 'shared-kernel/contract/htmlData';

/** A tab of a browser of its own, which has this number, or none yet. */
export async function aTab(browser: Browser, baseURL: string, number: number | undefined) {
  const context = await browser.newContext({ baseURL, locale: 'vi-VN' });
  const page = await context.newPage();
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void frames.push(String(payload)));
  });
  if (number !== undefined) {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      BROWSER_NUMBER_KEY,
      String(number),
    ] as const);
  }
  return {
    page,
    open: async (path: string) => (await page.goto(path))?.text() ?? '',
    /** The handshake's answer is the first frame. */
    isConnected: () => frames.length > 0,
    heard: () => frames.filter((frame) => frame.includes('"Released"')),
    close: () => context.close(),
  };
}

/** A browser with this number loads the page, and reports what came of it. */
export async function visit(browser: Browser, baseURL: string, { path, number }: { path: string; number: number }) {
  const { page, open, close } = await aTab(browser, baseURL, number);
  const reported = page.waitForRequest((request) => request.url().endsWith('/beacon') && request.method() === 'POST');
  await open(path);
  await reported;
  await close();
}

/** A number of a browser whose bucket for this candidate of `mfe-ads` is as wanted. */
export function numberIn(candidate: string, isWanted: (bucket: number) => boolean): number {
  for (let number = 0; ; number++) if (isWanted(bucketOf(number, 'mfe-ads', candidate))) return number;
}

/** The releases of `mfe-ads` that this tab has asked for scripts of, in order. The server-rendered HTML is the live release's. */
export async function releasesOf(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(loaded.flatMap((url) => /\/r\/mfe-ads\/([^/]+)\/.*\.js/.exec(url)?.[1] ?? []))];
}
